import { type SlotProps, useQuery, useShell } from '@actual/shell-contract';
import { InvoicePanel } from '../order/invoice/InvoicePanel';
import { orderQuery } from '../order/order-queries';

/** The invoice of an order, on a page of another team. */
export function Invoice({ orderId }: SlotProps['checkout/invoice']) {
  const { api } = useShell();
  const { data } = useQuery(orderQuery(api, orderId));
  return data && !data.restricted ? <InvoicePanel order={data} /> : null;
}
