/** The one place that writes to the console: which call failed and with what code, nothing personal, no address. */
export function logFailure( call: string, code: string ): void {
	// eslint-disable-next-line no-console -- a site's developer has nowhere else to look
	console.error( `Studio Calendar: ${ call }: ${ code }` );
}
