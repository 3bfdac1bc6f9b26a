const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * «Sillón Sol, tela mostaza»: the name of one color or size where those of a group stand beside each other without a
 * picture: tabs, shared links, search engines. `others` is false for a product that is no part of a group.
 */
export function variantName(
  name: string,
  { finish, size, others }: { finish: string | null; size: string | null | undefined; others: boolean },
): string {
  if (!others) return name;
  const untold = size && !name.toLowerCase().includes(size.toLowerCase()) ? size : '';
  return [name, ...[finish ?? '', untold].filter(Boolean).map(lower)].join(', ');
}
