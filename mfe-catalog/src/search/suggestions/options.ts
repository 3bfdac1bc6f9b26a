import type { Suggestions } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';

/** One line of the list that can be chosen. */
export interface Option {
  readonly id: string;
  readonly kind: 'term' | 'category' | 'product' | 'all';
  readonly href: string;
  readonly text: string;
}

export const searchAddress = (term: string): string => `/search?${new URLSearchParams({ term })}`;

/** Every line in the order the arrow keys meet them. `prefix` makes their ids unique in the page. */
export function optionsOf(prefix: string, { term, terms, categories, products }: Suggestions): Option[] {
  const id = (kind: string, at: number) => `${prefix}-${kind}-${at}`;
  return [
    ...terms.map((text, at) => ({ id: id('term', at), kind: 'term' as const, href: searchAddress(text), text })),
    ...categories.map(({ Name, url }, at) => ({
      id: id('category', at),
      kind: 'category' as const,
      href: url,
      text: Name,
    })),
    ...products.map(({ Name, url }, at) => ({
      id: id('product', at),
      kind: 'product' as const,
      href: url,
      text: Name,
    })),
    ...(term && products.length > 0
      ? [{ id: id('all', 0), kind: 'all' as const, href: searchAddress(term), text: `Ver todo de «${term}»` }]
      : []),
  ];
}

/** The announcement for screen readers when the list changes. */
export function announcement({ terms, categories, products }: Suggestions): string {
  const count = terms.length + categories.length + products.length;
  if (count === 0) return 'Sin sugerencias';
  return `${countWords(count, 'sugerencia', 'sugerencias')}; usa las flechas para elegir`;
}

/** The option that a key leads to; null is the field itself. Undefined: the key is not one of the list's. */
export function moved(key: string, at: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return at === null ? 0 : at + 1 < count ? at + 1 : null;
  if (key === 'ArrowUp') return at === null ? count - 1 : at > 0 ? at - 1 : null;
  if (at === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // moving the caret returns from the list to the field
  return key === 'ArrowLeft' || key === 'ArrowRight' ? null : undefined;
}
