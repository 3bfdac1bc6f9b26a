import type { LoaderArgs } from '@actual/shell-contract';
import { categoryTreeQuery } from '../home/home-queries';

/** The categories of the kiosk's tiles. */
export async function loader({ shell }: LoaderArgs) {
  const { api, brand, queryClient } = shell;
  await queryClient.ensureQueryData(categoryTreeQuery(api, brand.site));
  return null;
}
