import type { Order } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import {
  DefinitionList,
  formatDate,
  formatPesosExact,
  Stack,
  Summary,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
} from '@actual/ui';
import { paymentState } from './order-words';

type Payment = Order['Payments'][number];

const facts = (payment: Payment) => [
  { term: 'Pago', value: payment.name },
  { term: 'Monto', value: formatPesosExact(payment.ammount) },
  { term: 'Fecha', value: formatDate(storeDay(new Date(payment.createdAt))) },
  ...(payment.status in paymentState ? [{ term: 'Estado', value: paymentState[payment.status] }] : []),
  ...(payment.card ? [{ term: 'Tarjeta', value: `Terminada en ${payment.card}` }] : []),
  ...(payment.msi > 1 ? [{ term: 'Plan', value: `${payment.msi} meses sin intereses` }] : []),
  ...(payment.verificationCode ? [{ term: 'Autorización', value: payment.verificationCode }] : []),
  ...(payment.terminal ? [{ term: 'Terminal', value: payment.terminal }] : []),
  ...(payment.exchangeRate
    ? [{ term: 'Tipo de cambio', value: `${formatPesosExact(payment.exchangeRate)} por dólar` }]
    : []),
  ...(payment.refunded > 0 ? [{ term: 'Devuelto', value: formatPesosExact(payment.refunded) }] : []),
];

/** What the order costs, and how it was paid. */
export function OrderTotals({ order }: { order: Order }) {
  const due = order.total - order.ammountPaid;
  return (
    <Summary title="Resumen">
      <Stack gap={5}>
        <SummaryRows>
          <SummaryRow label="Precio de lista" value={formatPesosExact(order.subtotal)} />
          {order.discount > 0 ? (
            <SummaryRow label="Descuentos" tone="saving" value={`−${formatPesosExact(order.discount)}`} />
          ) : null}
          <SummaryRow label="Envío" value="$0.00" />
          <SummaryTotal label="Total" value={formatPesosExact(order.total)} note="IVA incluido, MXN" />
          {due >= 0.01 && order.status !== 'canceled' ? (
            <SummaryRow label="Por pagar" value={formatPesosExact(due)} strong />
          ) : null}
        </SummaryRows>
        {order.Payments.map((payment) => (
          <DefinitionList key={payment.id} items={facts(payment)} />
        ))}
      </Stack>
    </Summary>
  );
}
