import type { ProductList } from '@actual/contracts';
import { Form, useNavigate, useSearchParams } from '@actual/shell-contract';
import { Button, Checkbox, Disclosure, formatPesos, RangeField, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { queryName } from './listing-url';

const Panel = styled(Form)<{ $framed: boolean }>`
  display: grid;
  ${({ $framed }) =>
    $framed
      ? 'background: var(--c-surface); border: var(--panel-border); border-radius: var(--radius-panel); padding: 8px 18px 18px;'
      : ''}
`;
const Values = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0 0 8px;
  max-height: 320px;
  overflow-y: auto;
`;
const Dot = styled.span`
  display: inline-block;
  width: 18px;
  height: 18px;
  margin-right: 8px;
  vertical-align: -3px;
  border: 1px solid var(--c-control);
  border-radius: var(--radius-thumb);
`;

/** The price of the list: two handles with script, two fields without. */
function PriceFilter({ bounds }: { bounds: { min: number; max: number } }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = (name: string, otherwise: number) => Number(search.get(name)?.replace(/\D/g, '') || otherwise);
  const low = Math.floor(bounds.min);
  const high = Math.ceil(bounds.max);
  const [value, setValue] = useState<[number, number]>([asked('precio-desde', low), asked('precio-hasta', high)]);
  const commit = ([from, to]: [number, number]) => {
    const next = new URLSearchParams(search);
    for (const name of ['pagina', 'precio-desde', 'precio-hasta']) next.delete(name);
    if (from > low) next.set('precio-desde', String(from));
    if (to < high) next.set('precio-hasta', String(to));
    navigate(`?${next}`, { preventScrollReset: true });
  };
  if (high <= low) return null;
  return (
    <Disclosure title="Precio" level={2} defaultOpen>
      <RangeField
        legend="Precio"
        hideLegend
        min={low}
        max={high}
        value={value}
        onChange={setValue}
        onCommit={commit}
        step={50}
        format={formatPesos}
      />
      <noscript>
        <TextField
          label="Desde"
          name="precio-desde"
          inputMode="numeric"
          defaultValue={search.get('precio-desde') ?? ''}
        />
        <TextField
          label="Hasta"
          name="precio-hasta"
          inputMode="numeric"
          defaultValue={search.get('precio-hasta') ?? ''}
        />
      </noscript>
    </Disclosure>
  );
}

/** The filter panel with counts. Each box is a link's worth of address; without script it is a form with a button. */
export function FilterPanel({ facets, framed }: { facets: ProductList['facets']; framed: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const names = new Set([
    ...facets.groups.map((group) => queryName(group.Handle)),
    'precio-desde',
    'precio-hasta',
    'pagina',
  ]);
  const kept = [...search].filter(([name]) => !names.has(name));
  const changed = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
    const next = new URLSearchParams(search);
    const { name, value, checked } = event.target;
    const rest = next.getAll(name).filter((one) => one !== value);
    next.delete(name);
    next.delete('pagina');
    for (const one of checked ? [...rest, value] : rest) next.append(name, one);
    navigate(`?${next}`, { preventScrollReset: true });
  };
  return (
    <Panel method="get" $framed={framed} onChange={changed}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.price ? (
        <PriceFilter
          key={`${facets.price.min}-${facets.price.max}-${search.get('precio-desde')}-${search.get('precio-hasta')}`}
          bounds={facets.price}
        />
      ) : null}
      {facets.groups
        .filter((group) => group.Values.length > 0)
        .map((group, at) => (
          <Disclosure
            level={2}
            key={group.id}
            title={group.Name}
            defaultOpen={at < 4 || group.Values.some((value) => value.selected)}
          >
            <Values>
              {group.Values.map((value) => (
                <li key={value.Handle}>
                  <Checkbox
                    name={queryName(group.Handle)}
                    value={value.Handle}
                    checked={value.selected}
                    readOnly
                    disabled={value.count === 0 && !value.selected}
                    aside={value.count}
                    label={
                      <>
                        {value.Code ? <Dot style={{ background: value.Code }} /> : null}
                        {value.Name}
                      </>
                    }
                  />
                </li>
              ))}
            </Values>
          </Disclosure>
        ))}
      <noscript>
        <Button type="submit" block>
          Aplicar filtros
        </Button>
      </noscript>
    </Panel>
  );
}
