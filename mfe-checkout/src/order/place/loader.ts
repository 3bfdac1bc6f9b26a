import { subpageLoader } from '../subpage-loader';
import { askedZip, placeQuery } from './place-queries';

/** Where the order can go. */
export const loader = subpageLoader(({ shell: { api, queryClient }, url }, id) =>
  queryClient.fetchQuery(placeQuery(api, id, askedZip(url.searchParams))),
);
