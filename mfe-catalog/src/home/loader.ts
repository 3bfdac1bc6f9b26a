import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { categoryTreeQuery, featuredQuery, siteQuery } from './home-queries';

/** What the home page shows at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, queryClient, stores } = context.get(shellContext);
  const zipcode = stores.zipcode.getState().value?.id;
  await Promise.all([
    queryClient.ensureQueryData(siteQuery(api, brand.site)),
    queryClient.ensureQueryData(featuredQuery(api, brand.site, zipcode)),
    queryClient.ensureQueryData(categoryTreeQuery(api, brand.site)),
  ]);
  return null;
}
