import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { registerQuery } from './register.queries';

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(registerQuery());
  return null;
}
