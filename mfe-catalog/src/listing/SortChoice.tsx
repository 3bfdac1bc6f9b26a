import { Form, useNavigate, useSearchParams, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, Icon, IconButton } from '@actual/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { readSort, type SortKey, searchedWords } from './listing-url';
import { readByLists } from './read-by-lists';
import { sortAddress, unsorted } from './sort-address';
import { best, byDay, sorts } from './sort-words';

const Row = styled(Form)`
  display: flex;
  gap: 4px;
  align-items: center;
  min-width: 0;
  @media (scripting: none) { > button[type='button'] { display: none; } }
  ${from.tablet} { justify-content: flex-end; }
  > label {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
    ${from.tablet} { position: static; clip-path: none; margin-right: 10px; color: var(--c-text-2); }
  }
`;
const Choice = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
  ${from.tablet} { flex: none; width: 200px; }
  select {
    width: 100%;
    min-height: 48px;
    padding: 0 30px 0 12px;
    font: var(--t-field);
    font-weight: 500;
    color: var(--c-text);
    background: var(--c-surface);
    border: var(--control-border);
    border-radius: var(--radius-button);
    appearance: none;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  &[data-quiet] select { background: none; border-color: transparent; }
  svg { position: absolute; right: 8px; top: 50%; translate: 0 -50%; pointer-events: none; }
`;

/** The orders that have two directions. */
const turns = (key: SortKey | 'best'): key is SortKey => key !== 'best' && key !== 'relevance';

/** The order of the list; choosing the present one again (the arrow) turns it round. Works as a form without script. */
export function SortChoice({ quiet }: { quiet: boolean }) {
  const id = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const zipcode = useZipcode();
  const current = readSort(search);
  const hidden = [...search].filter(([name]) => readByLists(name) && !/^(sortkey|sortdirection|pagina)$/i.test(name));
  const isSearch = searchedWords(search) !== '';
  const key = current?.key ?? (isSearch ? best.value : 'DiscountPrice');
  const offered = [...(isSearch ? [best] : []), ...sorts, ...(zipcode.value ? [byDay] : [])];
  const go = (address: string) => navigate(address, { preventScrollReset: true });
  return (
    <Row method="get">
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Ordenar por</label>
      <Choice data-quiet={quiet ? '' : undefined}>
        <select
          id={id}
          name="sortKey"
          value={key}
          onChange={({ target: { value } }) =>
            go(value === best.value ? unsorted(search) : sortAddress(search, value as SortKey))
          }
        >
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </Choice>
      {turns(key) ? (
        <IconButton
          icon="sort"
          label={current?.direction === 'DESC' ? 'Orden descendente: invertir' : 'Orden ascendente: invertir'}
          onClick={() =>
            go(sortAddress(search.has('sortKey') ? search : new URLSearchParams([...search, ['sortKey', key]]), key))
          }
        />
      ) : null}
      <noscript>
        <Button type="submit" variant="secondary">
          Ordenar
        </Button>
      </noscript>
    </Row>
  );
}
