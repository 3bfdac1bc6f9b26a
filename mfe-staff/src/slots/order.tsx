import { type SlotProps, useQuery, useShell } from '@actual/shell-contract';
import { OrderDesk } from '../order-desk/OrderDesk';
import { orderQuery } from '../order-desk/order-desk-queries';
import { isStaff, useDeskUser } from './staff-roles';

/** The seller's page of an order; nothing for a user who is not staff. */
export function Component({ orderId }: SlotProps['staff/order']) {
  const { api } = useShell();
  const user = useDeskUser();
  const { data } = useQuery({ ...orderQuery(api, orderId), enabled: isStaff(user) });
  return isStaff(user) && data && !data.restricted ? <OrderDesk key={orderId} order={data} /> : null;
}
