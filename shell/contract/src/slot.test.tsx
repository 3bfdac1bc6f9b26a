import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Slot } from './slot';
import { type SlotHost, SlotHostProvider } from './slot-host';

type Block = ComponentType<{ open?: boolean }>;

/** A host with one block whose code arrives when the test says so. */
function hostWith(state: 'waiting' | 'broken' | 'absent') {
  let arrive: (block: Block) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let entry: Promise<Block>;
  const begin = () => {
    entry = new Promise<Block>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
    entry.catch(() => {});
  };
  begin();
  const host: SlotHost = {
    find: () => (state === 'absent' ? null : state === 'broken' ? 'broken' : { arrives: entry }) as never,
    retry: jest.fn(begin),
  };
  return {
    host,
    arrive: (block: Block) => act(async () => arrive(block)),
    fail: () => act(async () => fail(new Error('gone'))),
  };
}
const place = (host: SlotHost, open = false) => (
  <SlotHostProvider host={host}>
    <Slot name="catalog/zipcode-dialog" open={open} onClose={() => {}} fallback={<i>skeleton</i>} />
  </SlotHostProvider>
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('shows nothing for a block whose remote is not in the registry', () => {
  const { container } = render(place(hostWith('absent').host));
  expect(container.innerHTML).toBe('');
});

test('the skeleton stands in until the code is there, then the block gets the latest props', async () => {
  const { host, arrive } = hostWith('waiting');
  const view = await act(async () => render(place(host)));
  expect(screen.getByText('skeleton')).toBeTruthy();
  await act(async () => view.rerender(place(host, true)));
  await arrive(({ open }) => <b>{open ? 'open' : 'closed'}</b>);
  expect(screen.getByText('open')).toBeTruthy();
  await act(async () => view.rerender(place(host, false)));
  expect(screen.getByText('closed')).toBeTruthy();
});

test('a block that does not load leaves a quiet line, and retry brings it back', async () => {
  const { host, fail, arrive } = hostWith('waiting');
  await act(async () => render(place(host)));
  await fail();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
  await arrive(() => <b>back</b>);
  expect(screen.getByText('back')).toBeTruthy();
});

test('a block that throws takes nothing else with it', async () => {
  const { host, arrive } = hostWith('waiting');
  await act(async () =>
    render(
      <>
        <p>page</p>
        {place(host)}
      </>,
    ),
  );
  await arrive(() => {
    throw new Error('broken');
  });
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('no se pudo mostrar');
});

test('reports a block that the server could not load at once, with its owner on the boundary', () => {
  const { container } = render(place(hostWith('broken').host));
  expect(container.querySelector('[data-boundary="catalog/zipcode-dialog"]')?.textContent).toContain('Reintentar');
});
