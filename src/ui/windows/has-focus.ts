/** Returns whether an element, or what is in it, has the focus; or nothing has, since what had it was removed. */
export function hasFocus( element: Element ): boolean {
	const { activeElement, body } = element.ownerDocument;
	return activeElement === body || element.contains( activeElement );
}
