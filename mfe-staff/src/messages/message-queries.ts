import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type MessageState, messageStates, unanswered } from '@actual/contracts/facts/desk/messages';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The state of the page by its address. */
export interface MessagesView {
  state: MessageState;
  page: number;
}

/** Reads an address; unknown parts are ignored. */
export function readMessages(search: URLSearchParams): MessagesView {
  const page = Number(search.get('pagina'));
  return {
    state: messageStates.find((state) => state === search.get('estado')) ?? unanswered,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfMessages({ state, page }: MessagesView): string {
  const search = new URLSearchParams();
  if (state !== unanswered) search.set('estado', state);
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${staffPages.messages.path}?${text}` : staffPages.messages.path;
}

/** Every list of the page; forgotten together when one is marked. */
export const messagesKey = ['staff', 'messages'] as const;

export const messagesQuery = (api: ApiClient, { state, page }: MessagesView) =>
  queryOptions({
    queryKey: [...messagesKey, state, page],
    queryFn: ({ signal }) => api('GET /messages/{page}', { params: { page }, query: { state } }, { signal }),
    staleTime: 5_000,
  });
