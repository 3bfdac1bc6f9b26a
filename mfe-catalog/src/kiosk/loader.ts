import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { categoryTreeQuery } from '../home/home-queries';

/** The categories of the kiosk's tiles. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, queryClient } = context.get(shellContext);
  await queryClient.ensureQueryData(categoryTreeQuery(api, brand.site));
  return null;
}
