import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateLazily } from './lazy-hydration';
import { orStays } from './or-stays';
import { type SlotHost, SlotHostProvider } from './slot-host';

const nothing: SlotHost = { find: () => null, retry: () => undefined };
const Footer = ({ year }: { year: number }) => <p>Actual {year}</p>;

test('a part keeps the server’s HTML until its code arrives, and then takes the latest props', async () => {
  let touch = () => {};
  const turn = new Promise<void>((resolve) => {
    touch = resolve;
  });
  const host = { ...nothing, turn: () => turn };
  const load = jest.fn(async () => Footer);
  const Part = hydrateLazily(load);
  const page = (year: number) => (
    <SlotHostProvider host={host}>
      <Part year={year} fallback={<i>skeleton</i>} />
    </SlotHostProvider>
  );
  const place = document.createElement('div');
  // as the server writes a part that is there
  place.innerHTML = '<!--$--><div data-hydration=""><p>Actual <!-- -->2025</p></div><!--/$-->';
  document.body.append(place);
  const root = await act(async () => hydrateRoot(place, page(2025)));
  await act(async () => root.render(page(2026)));
  expect(load).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Actual 2025');
  await act(async () => touch());
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.textContent).toBe('Actual 2026');
  place.remove();
});

test('a part that the server did not draw comes without a touch, also where another of its kind waits for one', async () => {
  const host = { ...nothing, turn: () => new Promise<void>(() => {}) };
  const Part = hydrateLazily(async () => Footer);
  const page = (isShown: boolean) => (
    <SlotHostProvider host={host}>
      <main>{isShown ? <Part year={2026} /> : null}</main>
      <Part year={2025} />
    </SlotHostProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = '<main></main><!--$--><div data-hydration=""><p>Actual <!-- -->2025</p></div><!--/$-->';
  document.body.append(place);
  const root = await act(async () => hydrateRoot(place, page(false)));
  await act(async () => root.render(page(true)));
  expect(place.querySelector('main')?.textContent).toBe('Actual 2026');
  place.remove();
});

describe('a part whose code does not arrive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const givenUp = () => act(() => jest.advanceTimersByTimeAsync(20_000));
  const gone = () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.fn<Promise<typeof Footer>, []>().mockRejectedValue(new Error('gone'));
    return { load, Part: hydrateLazily(load) };
  };

  test('is asked for again by itself', async () => {
    const { load, Part } = gone();
    await act(async () => render(<Part year={2026} fallback={<i>skeleton</i>} />));
    load.mockResolvedValue(Footer);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Actual 2026')).toBeTruthy();
  });

  test('leaves a quiet line, and retry brings it', async () => {
    const { load, Part } = gone();
    await act(async () => render(<Part year={2026} />));
    await givenUp();
    load.mockResolvedValue(Footer);
    await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
    expect(screen.getByText('Actual 2026')).toBeTruthy();
  });

  test('comes once the connection is back, also where the browser did not notice that it was gone', async () => {
    const { load, Part } = gone();
    await act(async () => render(<Part year={2026} />));
    await givenUp();
    expect(screen.getByText(/no se pudo mostrar/)).toBeTruthy();
    load.mockResolvedValue(Footer);
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByText('Actual 2026')).toBeTruthy();
  });

  test('is asked for again by the next touch, where it opens over the page', async () => {
    const told = jest.fn();
    Object.assign(globalThis, { reportError: told });
    const { load } = gone();
    const opened = orStays(load);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(told).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Footer);
    dispatchEvent(new Event('pointerdown'));
    expect(await opened).toBe(Footer);
  });

  test('waits while the browser is offline, without an error, and comes once it is online again', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest
      .fn<Promise<typeof Footer>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('fetched ahead'))
      .mockResolvedValue(Footer);
    const Part = hydrateLazily(load);
    await act(async () => render(<Part year={2026} fallback={<i>skeleton</i>} />));
    expect(screen.getByText('skeleton')).toBeTruthy();
    line.mockReturnValue(true);
    await act(async () => dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Actual 2026')).toBeTruthy();
  });
});
