import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { type SlotHost, SlotHostProvider } from '../slot-host';
import { PageProvider } from './context';
import { PageContent } from './PageContent';
import type { PageRoute } from './route';

function Sofa() {
  const [pieces, setPieces] = useState(1);
  return (
    <button type="button" onClick={() => setPieces(pieces + 1)}>
      Piezas: {pieces}
    </button>
  );
}

const Unused = () => null;

/** A document whose page came from the server without its code. */
async function openDocument(lazy: NonNullable<PageRoute['lazy']>) {
  let wake = () => {};
  const turn = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const host: SlotHost = { find: () => null, retry: () => undefined, turn: () => turn };
  const route: PageRoute = { path: '/', lazy, handle: { chunk: 'sofa', sleeps: [] } };
  const page = { owner: 'catalog', route, Component: Unused, params: {}, data: null, failure: null };
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><div data-hydration=""><button type="button">Piezas: <!-- -->1</button></div><!--/$-->';
  document.body.replaceChildren(place);
  await act(async () =>
    hydrateRoot(
      place,
      <MemoryRouter>
        <SlotHostProvider host={host}>
          <PageProvider page={page}>
            <PageContent failed={(status) => <b>{status}</b>} skeleton={<i>skeleton</i>} />
          </PageProvider>
        </SlotHostProvider>
      </MemoryRouter>,
    ),
  );
  const press = () => act(async () => place.querySelector('button')?.click());
  return { place, press, wake: () => act(async () => wake()) };
}

test('a page can be read as it came; its code is fetched in turn, and then the page responds', async () => {
  const lazy = jest.fn(async () => ({ Component: Sofa }));
  const { place, press, wake } = await openDocument(lazy);
  await press();
  expect(lazy).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Piezas: 1');
  await wake();
  expect(place.querySelector<HTMLElement>('[data-hydration]')?.dataset.hydration).toBe('done');
  await press();
  expect(place.textContent).toBe('Piezas: 2');
});

test('a page whose code does not arrive stays as it came, the error is told, and the next touch brings it', async () => {
  jest.useFakeTimers();
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const lazy = jest.fn<Promise<{ Component: typeof Sofa }>, []>().mockRejectedValue(new Error('gone'));
  const { place, press, wake } = await openDocument(lazy);
  await wake();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(place.textContent).toBe('Piezas: 1');
  expect(reported).toHaveBeenCalledTimes(1);
  lazy.mockResolvedValue({ Component: Sofa });
  await act(async () => dispatchEvent(new Event('pointerdown')));
  await press();
  expect(place.textContent).toBe('Piezas: 2');
  jest.useRealTimers();
});
