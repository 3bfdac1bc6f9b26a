import type { ProductList } from '@actual/contracts';
import { sizeKeys, sizeNames } from '@actual/contracts/facts/catalog/sizes';
import { formatPesos } from '@actual/ui';
import { queryName, toggled, without } from './filter-address';
import { readCm } from './read-bounds';
import { sizeNamesInAddress } from './size-address';

export interface AppliedFilter {
  key: string;
  label: string;
  /** The address without it. */
  href: string;
}

/** The chosen filters, each with the address that removes it. */
export function appliedFilters(search: URLSearchParams, facets: ProductList['facets']): AppliedFilter[] {
  const chosen: AppliedFilter[] = [];
  for (const group of facets.groups) {
    const name = queryName(group.Handle);
    for (const value of group.Values) {
      if (value.selected)
        chosen.push({ key: `${name}:${value.Handle}`, label: value.Name, href: toggled(search, name, value.Handle) });
    }
  }
  const low = search.get('precio-desde');
  const high = search.get('precio-hasta');
  if (low || high) {
    const pesos = (value: string) => formatPesos(Number(value.replace(/\D/g, '')));
    const label =
      low && high ? `${pesos(low)} a ${pesos(high)}` : low ? `Desde ${pesos(low)}` : `Hasta ${pesos(high ?? '0')}`;
    chosen.push({ key: 'price', label, href: without(search, 'precio-desde', 'precio-hasta') });
  }
  for (const key of sizeKeys) {
    const { from, to } = sizeNamesInAddress[key];
    const [least, most] = [readCm(search.get(from)), readCm(search.get(to))];
    if (least === undefined && most === undefined) continue;
    const bounds =
      least === undefined ? `hasta ${most} cm` : most === undefined ? `desde ${least} cm` : `${least} a ${most} cm`;
    chosen.push({ key, label: `${sizeNames[key]} ${bounds}`, href: without(search, from, to) });
  }
  return chosen;
}
