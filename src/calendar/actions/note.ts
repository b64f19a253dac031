/** Message about a success or failure after its dialog closed. */
export interface Note {
	readonly text: string;
}
