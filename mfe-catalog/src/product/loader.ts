import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { productQuery } from './product.queries';

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(productQuery());
  return null;
}
