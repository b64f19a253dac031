/** React 18 does not know the attribute; popovers are in the browser's top layer, where no scrolling grid clips them. */
export const POPOVER = { popover: 'manual' };
