import type { ProductList } from '@actual/contracts';
import { useSearchParams } from '@actual/shell-contract';
import { Chip, ChipRow, formatPesos, TextLink } from '@actual/ui';
import { queryName, toggled, unfiltered, without } from './listing-url';

interface Applied {
  key: string;
  label: string;
  href: string;
}

/** What is chosen, with the address that takes it away. */
function applied(search: URLSearchParams, facets: ProductList['facets']): Applied[] {
  const chosen: Applied[] = [];
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
  return chosen;
}

/** The applied filters over the list, each removable by itself, and all at once. */
export function AppliedFilters({ facets }: { facets: ProductList['facets'] }) {
  const [search] = useSearchParams();
  const chosen = applied(search, facets);
  if (chosen.length === 0) return null;
  return (
    <ChipRow>
      {chosen.map(({ key, label, href }) => (
        <Chip key={key} href={href} removeLabel={`Quitar ${label}`}>
          {label}
        </Chip>
      ))}
      <TextLink href={unfiltered(search)}>Quitar filtros</TextLink>
    </ChipRow>
  );
}
