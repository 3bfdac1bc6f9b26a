import type { Order } from '@actual/contracts';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { Slot } from '@actual/shell-contract';
import { Stack } from '@actual/ui';
import { History } from '../audit/History';
import { ErpConnection } from '../erp/ErpConnection';
import { InvoiceLogs } from '../invoicing/InvoiceLogs';
import { InvoiceOfOrder } from '../invoicing/InvoiceOfOrder';
import { InvoiceToSomebody } from '../invoicing/InvoiceToSomebody';
import { DeskColumns, DeskObject, DeskPanel, DeskStack } from '../layout/DeskParts';
import { TransferCredits } from '../transfer-credits/TransferCredits';
import { Buyer } from './Buyer';
import { OrderDeliveries } from './OrderDeliveries';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderLines } from './OrderLines';
import { OrderNext } from './OrderNext';
import { OrderPayments } from './OrderPayments';
import { OrderRequests } from './OrderRequests';
import { OrderTimeline } from './OrderTimeline';

/** An order as staff work it: the next task, the buyer, the pieces, the payments, and the order's history. */
export function OrderDesk({ order }: { order: Order }) {
  const { id, QuotationWeb, status } = order;
  return (
    <DeskObject>
      <DeskStack>
        <OrderHead order={order} />
        <OrderNext order={order} />
        <OrderFacts order={order} />
        <DeskColumns>
          <div>
            <OrderLines order={order} />
            <OrderDeliveries order={order} />
            <OrderTimeline orderId={id} standing={status} />
            <History id={id} />
          </div>
          <div>
            <OrderRequests order={order} />
            <OrderPayments order={order} />
            <TransferCredits orderId={id} />
            <ErpConnection quotationId={QuotationWeb.id} order={order} />
            <DeskPanel title="Facturación">
              <Stack gap={3}>
                <Slot name="checkout/invoice" orderId={id} />
                <InvoiceOfOrder order={order} />
                {isConfirmedOrder(status) ? <InvoiceToSomebody order={order} /> : null}
                <InvoiceLogs orderId={id} />
              </Stack>
            </DeskPanel>
            <Buyer order={order} />
          </div>
        </DeskColumns>
      </DeskStack>
    </DeskObject>
  );
}
