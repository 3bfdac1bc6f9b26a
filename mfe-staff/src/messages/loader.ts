import { staffLoader } from '../access/staff-loader';
import { type MessagesView, messagesQuery, readMessages } from './message-queries';

/** The messages that the address asks for. */
export const loader = staffLoader<MessagesView>('messages', async ({ shell: { api, queryClient }, url }) => {
  const view = readMessages(url.searchParams);
  await queryClient.fetchQuery(messagesQuery(api, view));
  return view;
});
