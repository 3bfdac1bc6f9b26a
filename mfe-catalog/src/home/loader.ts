import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { homeQuery } from './home.queries';

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(homeQuery());
  return null;
}
