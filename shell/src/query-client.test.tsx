import { ApiError } from '@actual/contracts/client/client';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const line = (up: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: up });
afterEach(() => line(true));

/** How often a page asks before it says that it got no answer. */
async function triesOf(error: ApiError): Promise<number> {
  jest.useFakeTimers();
  const ask = jest.fn(() => Promise.reject(error));
  const queries = createQueryClient('browser');
  const leave = new QueryObserver(queries, { queryKey: ['cart'], queryFn: ask }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  leave();
  jest.useRealTimers();
  return ask.mock.calls.length;
}
const silent = new ApiError(0, 'unavailable', 'no answer');

test('a page asks again where no answer came, and not where it was refused', async () => {
  expect(await triesOf(silent)).toBe(3);
  expect(await triesOf(new ApiError(404, 'not_found', ''))).toBe(1);
});

test('without a line a page asks once, so that whoever pressed is told at once', async () => {
  line(false);
  expect(await triesOf(silent)).toBe(1);
});
