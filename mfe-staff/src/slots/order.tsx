import { type SlotProps, useQuery, useSession, useShell } from '@actual/shell-contract';
import { OrderDesk } from '../order-desk/OrderDesk';
import { orderQuery } from '../order-desk/order-desk-queries';
import { isStaff } from './staff-roles';

/** The order's page of whoever sells; nothing for whoever is no staff. */
export function Component({ orderId }: SlotProps['staff/order']) {
  const { api } = useShell();
  const { user } = useSession();
  const { data } = useQuery({ ...orderQuery(api, orderId), enabled: isStaff(user) });
  return isStaff(user) && data && !data.restricted ? <OrderDesk key={orderId} order={data} /> : null;
}
