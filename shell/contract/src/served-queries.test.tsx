import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateLazily } from './lazy-hydration';
import { useQuery } from './query';
import { hydrateQueries } from './served-queries';
import { type SlotHost, SlotHostProvider } from './slot-host';

const asks = (name: string) => ({ queryKey: [name], queryFn: () => Promise.resolve('tres'), staleTime: 60_000 });

/** A part with a field, which shows an order's state and, once it is known, its document. */
function Part() {
  const { data: state, isError } = useQuery(asks('order'));
  const { data: document, isFetching } = useQuery(asks('erp'));
  return (
    <>
      <input />
      <p>{state}</p>
      {isError ? <em>no contesta</em> : null}
      {document ? <b>{document}</b> : <i>{isFetching ? 'leyendo' : 'nada'}</i>}
    </>
  );
}

/** The part in a page whose server knew the order alone; `learn` happens before its code comes. */
async function takeOver(learn: (page: QueryClient) => unknown) {
  let touch = () => {};
  const host: SlotHost = {
    find: () => null,
    retry: () => undefined,
    firstInteraction: new Promise<void>((resolve) => {
      touch = resolve;
    }),
  };
  const server = new QueryClient();
  server.setQueryData(['order'], 'uno');
  const page = new QueryClient();
  hydrateQueries(page, dehydrate(server));
  const Late = hydrateLazily(async () => Part);
  const place = document.createElement('div');
  // as the server writes a part that is there
  place.innerHTML = '<!--$--><div data-hydration=""><input/><p>uno</p><i>leyendo</i></div><!--/$-->';
  document.body.append(place);
  const field = place.querySelector('input');
  if (field) field.value = 'lo escrito';
  const onRecoverableError = jest.fn();
  await act(async () =>
    hydrateRoot(
      place,
      <QueryClientProvider client={page}>
        <SlotHostProvider host={host}>
          <Late />
        </SlotHostProvider>
      </QueryClientProvider>,
      { onRecoverableError },
    ),
  );
  await act(async () => learn(page));
  await act(async () => touch());
  return { place, field, onRecoverableError };
}

afterEach(() => document.body.replaceChildren());

test.each<[string, (page: QueryClient) => unknown, string]>([
  ['nothing new', () => undefined, 'uno'],
  ['another state', (page) => page.setQueryData(['order'], 'dos'), 'dos'],
  ['what the server did not know', (page) => page.setQueryData(['erp'], 'tres'), 'uno'],
  [
    'a failure',
    (page) =>
      page
        .fetchQuery({ ...asks('order'), staleTime: 0, queryFn: () => Promise.reject(new Error('no')) })
        .catch(() => {}),
    'tres',
  ],
  ['nothing any more', (page) => page.removeQueries({ queryKey: ['order'] }), 'tres'],
])(
  'a part whose code comes after the page learned %s keeps its elements and shows the latest',
  async (_, learn, shown) => {
    const { place, field, onRecoverableError } = await takeOver(learn);
    await waitFor(() => expect(place.querySelector('p')?.textContent).toBe(shown));
    await waitFor(() => expect(place.querySelector('b')?.textContent).toBe('tres'));
    expect(place.querySelector('input')).toBe(field);
    expect(field?.value).toBe('lo escrito');
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
