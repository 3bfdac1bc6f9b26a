import { extraCostText } from '@actual/contracts/facts/extra-cost';
import { useZipcode } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import styled from 'styled-components';

const List = styled.ul`
  font: var(--t-small);
  color: var(--c-text-2);
  border-top: 1px solid var(--c-line);
  li { display: flex; gap: 14px; align-items: flex-start; padding-block: 12px; border-bottom: 1px solid var(--c-line); }
  svg { flex: none; color: var(--c-text); }
  &[data-look='open'] { border: 0; }
  &[data-look='open'] li { padding-block: 5px; border: 0; }
`;

/** What comes with every piece; `exchange` is false from 29 % of discount (shopping 5). */
export const BuyPromises = ({ exchange, ruled }: { exchange: boolean; ruled: boolean }) => {
  const { value } = useZipcode();
  return (
    <List data-look={ruled ? 'rule' : 'open'}>
      <li>
        <Icon name="truck" size={18} />{' '}
        {value?.extraCost ? extraCostText : 'Envío $0.00 en la República Mexicana, sin islas'}
      </li>
      <li>
        <Icon name="tools" size={18} /> Armado sin costo el día de la entrega en Cancún, Puerto Morelos, Playa del
        Carmen, Tulum y Mérida
      </li>
      <li>
        <Icon name="shield" size={18} />
        {exchange ? 'Garantía por escrito de la tienda' : 'Con 29 % de descuento o más no hay cambio por garantía'}
      </li>
    </List>
  );
};
