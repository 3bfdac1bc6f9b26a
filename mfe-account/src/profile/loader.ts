import { areaLoader } from '../area/area-loader';
import { ledgersQuery, meQuery } from './profile-queries';

/** Who is signed in, and the money a client has with the store; the page goes on without the latter. */
export const loader = areaLoader(
  async ({ shell: { api, queryClient }, user }) => {
    const { Client } = await queryClient.fetchQuery(meQuery(api));
    const clientId = user.invited ? null : Client;
    if (clientId) await queryClient.fetchQuery(ledgersQuery(api, clientId)).catch(() => undefined);
    return { clientId };
  },
  { guests: true },
);
