import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { quotationQuery } from './quotation.queries';

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(quotationQuery());
  return null;
}
