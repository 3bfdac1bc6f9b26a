import { useSearchParams } from '@actual/shell-contract';
import { Chip, ChipRow, TextLink } from '@actual/ui';
import type { AppliedFilter } from './applied-filters';
import { unfiltered } from './listing-url';

/** The applied filters over the list, each removable by itself, and all at once. */
export function AppliedFilters({ chosen }: { chosen: AppliedFilter[] }) {
  const [search] = useSearchParams();
  return (
    <ChipRow>
      {chosen.map(({ key, label, href }) => (
        <Chip key={key} removeHref={href} removeLabel="Quitar filtro">
          {label}
        </Chip>
      ))}
      <TextLink href={unfiltered(search)}>Quitar filtros</TextLink>
    </ChipRow>
  );
}
