import type { ProductList } from '@actual/contracts';
import { useNavigate, useSearchParams } from '@actual/shell-contract';
import { formatPesos, RangeField } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { wholePesos } from './listing-url';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 40px;
  margin: 4px 2px -22px;
  i { flex: 1; min-height: 1px; background: var(--c-range-rest); border-radius: 2px 2px 0 0; }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  label { font: var(--t-small); color: var(--c-text-2); }
  input {
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    font: var(--t-ui);
    font-size: 1rem;
    background: var(--c-surface);
    border: var(--control-border);
    border-radius: var(--radius-control);
  }
  input::placeholder { color: var(--c-text-2); opacity: 1; }
`;
/** An amount while it is typed: thousands apart, no decimals (shopping 2). */
const masked = (text: string): string => {
  const pesos = wholePesos(text);
  return pesos === undefined ? '' : formatPesos(pesos);
};

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
  const [value, setValue] = useState<[number, number]>([asked.from ?? low, asked.to ?? high]);
  const [typed, setTyped] = useState({
    from: asked.from === undefined ? '' : formatPesos(asked.from),
    to: asked.to === undefined ? '' : formatPesos(asked.to),
  });
  const commit = ([from, to]: [number, number]) => {
    if (from === (asked.from ?? low) && to === (asked.to ?? high)) return;
    const next = new URLSearchParams(search);
    for (const name of ['pagina', 'precio-desde', 'precio-hasta']) next.delete(name);
    if (from > low) next.set('precio-desde', String(from));
    if (to < high) next.set('precio-hasta', String(to));
    navigate(`?${next}`, { preventScrollReset: true });
  };
  const commitTyped = () => {
    const [a, b] = [wholePesos(typed.from) ?? low, wholePesos(typed.to) ?? high];
    commit([Math.min(a, b), Math.max(a, b)]);
  };
  const most = Math.max(1, ...price.histogram);
  if (high <= low) return null;
  const field = (end: 'from' | 'to', label: string, name: string, placeholder: number) => (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={formatPesos(placeholder)}
        value={typed[end]}
        onChange={(event) => setTyped({ ...typed, [end]: masked(event.target.value) })}
        onBlur={commitTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commitTyped();
        }}
      />
    </label>
  );
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
        value={value}
        onChange={(next) => {
          setValue(next);
          setTyped({ from: formatPesos(next[0]), to: formatPesos(next[1]) });
        }}
        onCommit={commit}
        step={50}
        format={formatPesos}
      />
      <Fields>
        {field('from', 'Desde', 'precio-desde', low)}
        {field('to', 'Hasta', 'precio-hasta', high)}
      </Fields>
    </>
  );
}
