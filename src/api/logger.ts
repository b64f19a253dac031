/**
 * Logs which request failed and with which code, without personal data or URLs. No other code writes to the console.
 */
export function logFailure( call: string, code: string ): void {
	// eslint-disable-next-line no-console -- a site's developer has nowhere else to look
	console.error( `Studio Calendar: ${ call }: ${ code }` );
}
