import { Form, useNavigate, useSearchParams } from '@actual/shell-contract';
import { Button, IconButton, SelectField } from '@actual/ui';
import styled from 'styled-components';
import { readSort, type SortKey, sortAddress } from './listing-url';

const options: { value: SortKey; label: string }[] = [
  { value: 'relevance', label: 'Relevancia' },
  { value: 'salesCount', label: 'Más vendidos' },
  { value: 'DiscountPrice', label: 'Menor precio' },
  { value: 'Discount', label: 'Mayor descuento' },
  { value: 'stock', label: 'Existencias' },
];
const Row = styled(Form)`
  display: flex;
  gap: 8px;
  align-items: end;
  label { white-space: nowrap; }
`;

/** The order of the list; choosing the present one again (the arrow) turns it round. Works as a form without script. */
export function SortChoice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = readSort(search);
  const hidden = [...search].filter(([name]) => !/^(sortkey|sortdirection|pagina)$/i.test(name));
  const key = current?.key ?? (search.get('term') ? 'relevance' : 'DiscountPrice');
  return (
    <Row method="get">
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label="Ordenar por"
        name="sortKey"
        options={options}
        value={key}
        onChange={(event) => navigate(sortAddress(search, event.target.value as SortKey), { preventScrollReset: true })}
      />
      <IconButton
        icon="sort"
        label={current?.direction === 'DESC' ? 'Orden descendente: invertir' : 'Orden ascendente: invertir'}
        onClick={() =>
          navigate(
            sortAddress(search.has('sortKey') ? search : new URLSearchParams([...search, ['sortKey', key]]), key),
            { preventScrollReset: true },
          )
        }
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Ordenar
        </Button>
      </noscript>
    </Row>
  );
}
