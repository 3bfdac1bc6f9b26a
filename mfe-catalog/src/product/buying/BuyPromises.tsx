import type { Product } from '@actual/contracts';
import { noExchangePercent } from '@actual/contracts/facts/delivery/after-sale';
import { assemblyCitiesText } from '@actual/contracts/facts/delivery/assembly-cities';
import { extraCostText, shippingPesos } from '@actual/contracts/facts/delivery/shipping-cost';
import { useZipcode } from '@actual/shell-contract';
import { formatDate, Icon } from '@actual/ui';
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

interface BuyPromisesProps {
  exchange: boolean;
  ruled: boolean;
  /** The promotion that the price is of. */
  promo: Product['mainPromo'];
}

/** The promises about every piece, and its promotion; `exchange` is false where it is too much discounted (shopping 5). */
export const BuyPromises = ({ exchange, ruled, promo }: BuyPromisesProps) => {
  const { value } = useZipcode();
  return (
    <List data-look={ruled ? 'rule' : 'open'}>
      {promo ? (
        <li>
          <Icon name="tag" size={18} />
          <span>{promo.endsOn ? `${promo.publicName}, hasta el ${formatDate(promo.endsOn)}` : promo.publicName}</span>
        </li>
      ) : null}
      <li>
        <Icon name="truck" size={18} />{' '}
        <span>{value?.extraCost ? extraCostText : `Envío $${shippingPesos} en la República Mexicana, sin islas`}</span>
      </li>
      <li>
        <Icon name="tools" size={18} /> <span>{`Armado sin costo el día de la entrega en ${assemblyCitiesText}`}</span>
      </li>
      <li>
        <Icon name="shield" size={18} />
        <span>
          {exchange
            ? 'Garantía por escrito de la tienda'
            : `Con ${noExchangePercent} % de descuento o más no hay cambio por garantía`}
        </span>
      </li>
    </List>
  );
};
