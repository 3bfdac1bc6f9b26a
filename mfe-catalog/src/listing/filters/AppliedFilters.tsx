import type { ProductList } from '@actual/contracts';
import { useSearchParams } from '@actual/shell-contract';
import { Chip, ChipRow, TextLink } from '@actual/ui';
import { unfiltered } from '../listing-url';
import { appliedFilters } from './applied-filters';
import { focusCount } from './focus-count';

/** The applied filters over the list, each removable by itself, and all at once. */
export function AppliedFilters({ facets }: { facets: ProductList['facets'] }) {
  const [search] = useSearchParams();
  return (
    <ChipRow onClick={focusCount}>
      {appliedFilters(search, facets).map(({ key, label, href }) => (
        <Chip key={key} removeHref={href} removeLabel="Quitar filtro">
          {label}
        </Chip>
      ))}
      <TextLink href={unfiltered(search)}>Quitar filtros</TextLink>
    </ChipRow>
  );
}
