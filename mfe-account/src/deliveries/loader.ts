import { redirect } from '@actual/shell-contract';
import { areaLoader } from '../area/area-loader';
import { contactsQuery, statesQuery } from './deliveries-queries';
import { hrefOf, listOf, readView } from './deliveries-view';

/** The addresses, and the states where one is written. An address that is not this client's is not there to change. */
export const loader = areaLoader(
  async ({ shell: { api, queryClient }, url }) => {
    const view = readView(url.searchParams);
    const contacts = await queryClient.fetchQuery(contactsQuery(api));
    if (view.contactId && !contacts.some(({ id }) => id === view.contactId)) return redirect(hrefOf(listOf(view)));
    if (view.contactId || view.addContact) await queryClient.fetchQuery(statesQuery(api));
    return { view };
  },
  { guests: true },
);
