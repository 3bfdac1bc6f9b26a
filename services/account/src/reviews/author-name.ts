/** The name that a review is published under: the given name and the initial of the other, so that nobody is found by it. */
export function authorName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [given = ''] = firstName.trim().split(/\s+/);
  const [initial] = lastName.trim();
  return [given.slice(0, 40), initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ');
}
