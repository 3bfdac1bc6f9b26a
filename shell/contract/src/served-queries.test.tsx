import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateLazily } from './lazy-hydration';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from './query';
import { hydrateQueries } from './served-queries';
import { type SlotHost, SlotHostProvider } from './slot-host';

const asks = (name: string) => ({ queryKey: [name], queryFn: () => Promise.resolve('tres'), staleTime: 60_000 });

const pagesOf = (...pages: string[]) => ({ pages, pageParams: pages.map((_, at) => at) });

/** A part with a field, which shows an order's state, its lines and its shop and, once it is known, its document. */
function Part() {
  const { data: state, isError } = useQuery(asks('order'));
  const { data: lines } = useInfiniteQuery({ ...asks('lines'), initialPageParam: 0, getNextPageParam: () => null });
  const { data: shop } = useSuspenseQuery(asks('shop'));
  const { data: document, isFetching } = useQuery(asks('erp'));
  return (
    <>
      <input />
      <p>{state}</p>
      {isError ? <em>no contesta</em> : null}
      <ul>
        {lines?.pages.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{shop}</h2>
      {document ? <b>{document}</b> : <i>{isFetching ? 'leyendo' : 'nada'}</i>}
    </>
  );
}

/** The part in a page whose server knew all but the document; `learn` happens before its code comes. */
async function takeOver(learn: (page: QueryClient) => unknown) {
  let touch = () => {};
  const turn = new Promise<void>((resolve) => {
    touch = resolve;
  });
  const host: SlotHost = { find: () => null, retry: () => undefined, turn: () => turn };
  const server = new QueryClient();
  server.setQueryData(['order'], 'uno');
  server.setQueryData(['lines'], pagesOf('mesa'));
  server.setQueryData(['shop'], 'Cancún');
  const page = new QueryClient();
  hydrateQueries(page, dehydrate(server));
  const Late = hydrateLazily(async () => Part);
  const place = document.createElement('div');
  // as the server writes a part that is there
  place.innerHTML =
    '<!--$--><div data-hydration=""><input/><p>uno</p><ul><li>mesa</li></ul><h2>Cancún</h2><i>leyendo</i></div><!--/$-->';
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
  ['nothing new', () => undefined, 'uno mesa Cancún tres'],
  ['another state', (page) => page.setQueryData(['order'], 'dos'), 'dos mesa Cancún tres'],
  ['more lines', (page) => page.setQueryData(['lines'], pagesOf('mesa', 'silla')), 'uno mesa silla Cancún tres'],
  ['another shop', (page) => page.setQueryData(['shop'], 'Mérida'), 'uno mesa Mérida tres'],
  ['what the server did not know', (page) => page.setQueryData(['erp'], 'diez'), 'uno mesa Cancún diez'],
  [
    'a failure',
    (page) =>
      page
        .fetchQuery({ ...asks('order'), staleTime: 0, queryFn: () => Promise.reject(new Error('no')) })
        .catch(() => {}),
    'tres mesa Cancún tres',
  ],
  ['nothing any more', (page) => page.removeQueries({ queryKey: ['order'] }), 'tres mesa Cancún tres'],
])(
  'a part whose code comes after the page learned %s keeps its elements and shows the latest',
  async (_, learn, shown) => {
    const { place, field, onRecoverableError } = await takeOver(learn);
    const words = () => [...place.querySelectorAll('p, em, li, h2, b, i')].map((one) => one.textContent).join(' ');
    await waitFor(() => expect(words()).toBe(shown));
    expect(place.querySelector('input')).toBe(field);
    expect(field?.value).toBe('lo escrito');
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
