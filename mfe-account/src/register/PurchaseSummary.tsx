import type { Quotation } from '@actual/contracts';
import { shippingOf } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatPlan } from '@actual/contracts/facts/payment/plan-words';
import { useCartWord, useQuery, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import {
  DeliveryLine,
  formatDate,
  formatPesos,
  pieces,
  Summary,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
  Thumb,
} from '@actual/ui';
import { styled } from 'styled-components';
import { plansQuery, purchaseQuery } from './register-queries';

const Lines = styled.ul`
  display: grid;
  gap: 14px;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
`;
const Name = styled.span`
  ${type('ui')}
  display: block;
  font-weight: 600;
`;
const Facts = styled.span`
  ${type('small')}
  color: var(--c-text-2);
`;
const Amount = styled.span`
  ${type('ui')}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** One day for everything, or the day by which the last piece is there. */
const arrival = (last: string, days: number): string =>
  days === 1 ? `Llega antes del ${formatDate(last)}` : `Todo llega antes del ${formatDate(last)}`;

/** The plan of the most months that can be used, in words with its total; empty where there is none. */
function useLongestPlan({ id, hold }: Quotation): string {
  const { api } = useShell();
  // the store tells plan prices only to a caller with full access to the quotation
  const { data: options } = useQuery({ ...plansQuery(api, id), enabled: hold === 'own' });
  const longest = options?.financingTotals.filter(({ enabled, months }) => enabled && months > 1).at(-1);
  return longest ? formatPlan(Math.round(longest.total * 100), longest.months, longest.discount) : '';
}

/** The purchase beside the choices: articles, days and total. */
export const PurchaseSummary = ({ quotationId }: { quotationId: string }) => {
  const { api } = useShell();
  const cart = useCartWord();
  const { data } = useSuspenseQuery(purchaseQuery(api, quotationId));
  const dates = data.Details.map(({ shipDate }) => shipDate).filter((date) => date !== null);
  const last = dates.toSorted().at(-1);
  const plan = useLongestPlan(data);
  const due = data.total - data.ammountPaid;
  const shipping = shippingOf(data.ZipcodeDelivery?.extraCost ?? false);
  return (
    <Summary
      title="Tu compra"
      footer={last ? <DeliveryLine date={last} text={arrival(last, new Set(dates).size)} /> : null}
    >
      <Lines aria-label={`Artículos de tu ${cart}`}>
        {data.Details.map(({ id, Product, quantity, subtotal }) => (
          <Line key={id}>
            <Thumb stem={Product.picture} size={64} />
            <span>
              <Name>{Product.Name}</Name>
              <Facts>{[Product.finish, pieces(quantity)].filter(Boolean).join(' · ')}</Facts>
            </span>
            <Amount>{formatPesos(subtotal)}</Amount>
          </Line>
        ))}
      </Lines>
      <SummaryRows>
        <SummaryRow label="Precio de lista" value={formatPesos(data.subtotal)} />
        {data.discount > 0 ? <SummaryRow label="Descuento" value={formatPesos(-data.discount)} tone="saving" /> : null}
        <SummaryRow label="Envío" value={shipping.price} note={shipping.note} />
        <SummaryTotal value={data.total} note={plan ? `en un solo pago, o ${plan}` : 'MXN'} />
        {data.ammountPaid > 0 ? (
          <>
            <SummaryRow label="Pagado" value={formatPesos(data.ammountPaid)} tone="saving" />
            <SummaryRow label="Por pagar" value={formatPesos(due)} strong />
          </>
        ) : null}
      </SummaryRows>
    </Summary>
  );
};
