import { areaLoader } from '../area/area-loader';
import { passkeysQuery } from '../passkeys/passkeys-queries';
import { consentsQuery, exportQuery } from '../privacy/privacy-queries';
import { ledgersQuery, meQuery, sessionsQuery } from './profile-queries';

/** The signed-in user. Sessions, passkeys, balances and consents are optional: the page goes on without them. */
export const loader = areaLoader(
  async ({ shell: { api, queryClient }, user }) => {
    const { Client } = await queryClient.fetchQuery(meQuery(api));
    const clientId = user.invited ? null : Client;
    await Promise.all([
      ...(user.invited
        ? []
        : [queryClient.prefetchQuery(passkeysQuery(api)), queryClient.prefetchQuery(sessionsQuery(api))]),
      ...(clientId
        ? [
            queryClient.prefetchQuery(ledgersQuery(api, clientId)),
            queryClient.prefetchQuery(consentsQuery(api)),
            queryClient.prefetchQuery(exportQuery(api)),
          ]
        : []),
    ]);
    return { clientId };
  },
  { guests: true, staff: true },
);
