import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { ordersQuery } from './orders.queries';

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(ordersQuery());
  return null;
}
