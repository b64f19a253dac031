/**
 * Acts at once; but while the browser is leaving history entries of closed windows, it acts once it has left them
 * (open-windows.ts): an entry that is added meanwhile is behind the one it goes to, as if it had never been.
 */
export const entries = { add: ( act: () => void ) => act() };
