import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateLazily } from './lazy-hydration';
import { type SlotHost, SlotHostProvider } from './slot-host';

const nothing: SlotHost = { find: () => null, retry: () => undefined };
const Footer = ({ year }: { year: number }) => <p>Actual {year}</p>;

test('a part keeps the HTML of the server until its code is there, and takes the latest props then', async () => {
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

test('a part that does not load leaves a quiet line, and retry brings it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn<Promise<typeof Footer>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Footer);
  const Part = hydrateLazily(load);
  await act(async () => render(<Part year={2026} />));
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(screen.getByText('Actual 2026')).toBeTruthy();
  jest.restoreAllMocks();
});

test('a part asked for while the line is gone comes when it is back, and until then none has failed', async () => {
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
  expect(screen.getByText('Actual 2026')).toBeTruthy();
  jest.restoreAllMocks();
});
