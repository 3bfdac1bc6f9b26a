import type { ProductList } from '@actual/contracts';
import { useNavigate, useSearchParams } from '@actual/shell-contract';
import { formatPesos, RangeField } from '@actual/ui';
import styled from 'styled-components';
import { BoundField, BoundFields } from './BoundField';
import { wholePesos } from './read-bounds';
import { useDraft } from './use-draft';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 40px;
  margin: 4px 2px -22px;
  i { flex: 1; min-height: 1px; background: var(--c-range-rest); border-radius: 2px 2px 0 0; }
`;
/** An amount as it stands in a field: thousands apart, no decimals (shopping 2). */
const written = (pesos: number | undefined): string => (pesos === undefined ? '' : formatPesos(pesos));
/** The same while it is typed: centavos stay where they were typed, so that none of them becomes pesos. */
const masked = (text: string): string => written(wholePesos(text)) + (/\.\d{0,2}/.exec(text)?.[0] ?? '');

interface PriceFilterProps {
  price: NonNullable<ProductList['facets']['price']>;
  histogram: boolean;
}

/** The price of the list: two handles and two fields; the fields alone are enough without script. */
export function PriceFilter({ price, histogram }: PriceFilterProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const low = Math.floor(price.min);
  const high = Math.ceil(price.max);
  const asked = { from: wholePesos(search.get('precio-desde')), to: wholePesos(search.get('precio-hasta')) };
  const [slid, slide] = useDraft<[number, number]>(`${low} ${high} ${asked.from} ${asked.to}`);
  const commit = ([from, to]: [number, number]) => {
    if (from === (asked.from ?? low) && to === (asked.to ?? high)) return;
    const next = new URLSearchParams(search);
    for (const name of ['pagina', 'precio-desde', 'precio-hasta']) next.delete(name);
    if (from > low) next.set('precio-desde', String(from));
    if (to < high) next.set('precio-hasta', String(to));
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  const commitTyped = (from: number | undefined, to: number | undefined) => {
    const [a, b] = [from ?? low, to ?? high];
    commit([Math.min(a, b), Math.max(a, b)]);
  };
  const most = Math.max(1, ...price.histogram);
  if (high <= low) return null;
  return (
    <>
      {histogram ? (
        <Bars aria-hidden="true">
          {price.histogram.map((count, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <i key={at} style={{ height: `${(count / most) * 100}%` }} />
          ))}
        </Bars>
      ) : null}
      <RangeField
        legend="Precio"
        hideLegend
        hideEnds
        min={low}
        max={high}
        value={slid ?? [asked.from ?? low, asked.to ?? high]}
        onChange={slide}
        onCommit={commit}
        step={50}
        format={formatPesos}
      />
      <BoundFields>
        <BoundField
          label="Desde"
          name="precio-desde"
          inputMode="numeric"
          placeholder={formatPesos(low)}
          asked={written(slid ? slid[0] : asked.from)}
          mask={masked}
          onCommit={(text) => commitTyped(wholePesos(text), slid?.[1] ?? asked.to)}
        />
        <BoundField
          label="Hasta"
          name="precio-hasta"
          inputMode="numeric"
          placeholder={formatPesos(high)}
          asked={written(slid ? slid[1] : asked.to)}
          mask={masked}
          onCommit={(text) => commitTyped(slid?.[0] ?? asked.from, wholePesos(text))}
        />
      </BoundFields>
    </>
  );
}
