import { type SlotProps, useQuery, useSession, useShell } from '@actual/shell-contract';
import { History } from '../audit/History';
import { ErpConnection } from '../erp/ErpConnection';
import { InvoiceLogs } from '../invoicing/InvoiceLogs';
import { InvoiceOfOrder } from '../invoicing/InvoiceOfOrder';
import { InvoiceToSomebody } from '../invoicing/InvoiceToSomebody';
import { Buyer } from '../order-desk/Buyer';
import { OrderPayments } from '../order-desk/OrderPayments';
import { OrderTimeline } from '../order-desk/OrderTimeline';
import { orderQuery } from '../order-desk/order-desk-queries';
import { SoldBy } from '../receipt/SoldBy';
import { TransferCredits } from '../transfer-credits/TransferCredits';
import { isStaff } from './staff-roles';

/** What staff see of an order, and do about it, beside what its buyer does; nothing for whoever is no staff. */
export function Component({ orderId }: SlotProps['staff/order-back-office']) {
  const { user } = useSession();
  return isStaff(user) ? <BackOffice orderId={orderId} /> : null;
}

function BackOffice({ orderId }: { orderId: string }) {
  const { api } = useShell();
  const { data: order } = useQuery(orderQuery(api, orderId));
  return (
    <>
      <SoldBy orderId={orderId} />
      {order && !order.restricted ? (
        <>
          <Buyer order={order} />
          <OrderPayments order={order} />
        </>
      ) : null}
      <TransferCredits orderId={orderId} />
      {order && !order.restricted ? <ErpConnection quotationId={order.QuotationWeb.id} order={order} /> : null}
      {order && !order.restricted ? <InvoiceToSomebody order={order} /> : null}
      {order && !order.restricted ? <InvoiceOfOrder order={order} /> : null}
      <InvoiceLogs orderId={orderId} />
      <OrderTimeline orderId={orderId} standing={order?.status} />
      <History id={orderId} />
    </>
  );
}
