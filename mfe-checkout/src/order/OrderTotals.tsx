import type { Order } from '@actual/contracts';
import { formatMonths } from '@actual/contracts/facts/payment/plan-words';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { DefinitionList, formatDate, formatPesos, Stack, Summary } from '@actual/ui';
import { SumRows } from '../shared/SumRows';
import { paymentStateText } from './order-words';

type Payment = Order['Payments'][number];

const stateOf = ({ status }: Payment) => {
  const text = paymentStateText(status);
  return text === null ? [] : [{ term: 'Estado', value: text }];
};

const facts = (payment: Payment) => [
  { term: 'Pago', value: payment.name },
  { term: 'Monto', value: formatPesos(payment.ammount) },
  { term: 'Fecha', value: formatDate(storeDay(new Date(payment.createdAt))) },
  ...stateOf(payment),
  ...(payment.card ? [{ term: 'Tarjeta', value: `Terminada en ${payment.card}` }] : []),
  ...(payment.msi > 1 ? [{ term: 'Plan', value: formatMonths(Math.round(payment.ammount * 100), payment.msi) }] : []),
  ...(payment.verificationCode ? [{ term: 'Autorización', value: payment.verificationCode }] : []),
  ...(payment.terminal ? [{ term: 'Terminal', value: payment.terminal }] : []),
  ...(payment.exchangeRate
    ? [{ term: 'Tipo de cambio', value: `${formatPesos(payment.exchangeRate)} por dólar` }]
    : []),
  ...(payment.refunded > 0 ? [{ term: 'Devuelto', value: formatPesos(payment.refunded) }] : []),
];

/** The order's total, and its payments. */
export function OrderTotals({ order }: { order: Order }) {
  const { subtotal, discount, total, ammountPaid: paid, status } = order;
  const due = total - paid;
  return (
    <Summary title="Resumen">
      <Stack gap={5}>
        <SumRows
          sums={{ subtotal, discount, total, paid, due }}
          owes={due > 0 && status !== OrderState.canceled}
          extraCost={order.extraCost}
        />
        {order.Payments.map((payment) => (
          <DefinitionList key={payment.id} items={facts(payment)} />
        ))}
      </Stack>
    </Summary>
  );
}
