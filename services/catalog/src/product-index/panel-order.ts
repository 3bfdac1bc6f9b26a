import type { NamedFilter } from './structure';

/** Filters as they are ordered in the panel (shopping 9); others follow by their own order. */
const filterOrder = ['estilo', 'material', 'color', 'forma', 'tamano', 'firmeza'];

const place = ({ handle }: NamedFilter): number => {
  const fixed = filterOrder.indexOf(handle);
  return fixed === -1 ? filterOrder.length : fixed;
};

/** Filters in the panel's order. */
export const inPanelOrder = (filters: readonly NamedFilter[]): NamedFilter[] =>
  [...filters].sort((a, b) => place(a) - place(b) || a.position - b.position || a.name.localeCompare(b.name, 'es'));
