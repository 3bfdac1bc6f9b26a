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

test('nothing is asked while nobody visits; the pages after a rest wait until the change is known', async () => {
  let changes = 7;
  const revision = jest.fn(async () => changes);
  const onChange = jest.fn();
  const watch = watchStore(revision, onChange);
  expect(watch.onPage()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(60_000);
  const asked = revision.mock.calls.length;
  expect(asked).toBeLessThan(25);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(revision).toHaveBeenCalledTimes(asked);
  changes = 8;
  const pages = [watch.onPage(), watch.onPage()];
  expect(onChange).not.toHaveBeenCalled();
  await Promise.all(pages);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(watch.onPage()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(revision.mock.calls.length).toBeGreaterThan(asked + 1);
  watch.stop();
});

test('a catalog that is away keeps the first page after a rest a quarter of a second at most', async () => {
  const revision = jest.fn(async () => 7);
  const watch = watchStore(revision, jest.fn());
  await jest.advanceTimersByTimeAsync(60_000);
  revision.mockImplementation(() => new Promise(() => undefined));
  let isAnswered = false;
  void watch.onPage()?.then(() => {
    isAnswered = true;
  });
  await jest.advanceTimersByTimeAsync(200);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(isAnswered).toBe(true);
  watch.stop();
});
