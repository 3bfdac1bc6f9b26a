import { watchStore } from './watch-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change is said once; the first answer and a catalog that is away say nothing', async () => {
  const answers: (number | null)[] = [7, 7, 8, null, 8, 9];
  const revision = jest.fn(async () => {
    const next = answers.shift() ?? null;
    if (next === null) throw new Error('away');
    return next;
  });
  const onChange = jest.fn();
  const watch = watchStore(revision, onChange);
  const said: number[] = [];
  while (answers.length > 0) {
    await jest.advanceTimersByTimeAsync(500);
    said.push(onChange.mock.calls.length);
  }
  expect(said).toEqual([0, 0, 1, 1, 1, 2]);
  watch.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(revision).toHaveBeenCalledTimes(6);
});
