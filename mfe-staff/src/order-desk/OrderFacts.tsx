import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { Link } from '@actual/shell-contract';
import { formatDate, formatPesos, pieces } from '@actual/ui';
import { clientHref } from '../client-desk/client-address';
import { Facts } from '../layout/Facts';
import { wayInFact } from '../layout/way-in-fact';
import { dueOf } from './money-words';

/** The words beside a sum that is not the whole total, where nothing is owed. */
const paidNote: Partial<Readonly<Record<Order['status'], string>>> = {
  [OrderState.pendingPayment]: 'en espera',
  [OrderState.canceled]: 'cancelado',
};

/** An order's buyer, total, payments, day of arrival and document in the ERP. */
export function OrderFacts({ order }: { order: Order }) {
  const {
    Client,
    FirstName,
    LastName,
    isInvited,
    Details,
    total,
    ammountPaid,
    deliveryDate,
    OrdersSapWeb,
    QuotationWeb,
  } = order;
  const name = `${FirstName} ${LastName}`.trim();
  const due = dueOf(order);
  const count = Details.reduce((sum, { quantity }) => sum + quantity, 0);
  const document = OrdersSapWeb[0]?.document;
  return (
    <Facts
      label="Resumen"
      facts={[
        {
          label: 'Cliente',
          value: Client && !isInvited ? <Link to={clientHref(Client.id)}>{name}</Link> : name,
          note: isInvited ? 'Invitado' : Client?.CardCode,
        },
        { label: 'Total', value: formatPesos(total), note: pieces(count) },
        due > 0
          ? { label: 'Falta por cobrar', value: formatPesos(due), note: `pagado ${formatPesos(ammountPaid)}` }
          : {
              label: 'Pagado',
              value: formatPesos(ammountPaid),
              note: ammountPaid >= total ? 'completo' : paidNote[order.status],
            },
        { label: 'Entrega', value: deliveryDate ? formatDate(deliveryDate) : '—', note: `CP ${order.Address.zipCode}` },
        ...wayInFact(order.wayIn, Details),
        { label: 'SAP', value: document ?? '—', note: document ? 'orden de venta' : 'sin documento' },
        {
          label: 'Cotización',
          value: <Link to={`/quotations/edit/${QuotationWeb.id}`}>{QuotationWeb.folio}</Link>,
        },
      ]}
    />
  );
}
