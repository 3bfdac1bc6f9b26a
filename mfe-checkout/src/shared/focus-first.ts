/**
 * Focuses the wrong field that comes first on the page; `errors` are those of the form library. By itself it takes the
 * one that was registered first, which is another one where fields come and go.
 */
export function focusFirst(errors: object): void {
  const [first] = Object.values(errors)
    .map(({ ref }: { ref?: unknown }) => ref)
    .filter((ref) => ref instanceof HTMLElement)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}
