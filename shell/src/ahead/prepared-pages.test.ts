import type { Page } from '@actual/shell-contract/navigation';
import { preparedPages } from './prepared-pages';

const address = (path: string) => new URL(path, 'http://store.test');
const page = (failure: Page['failure'] = null) => ({ owner: 'catalog', failure }) as Page;
const { signal } = new AbortController();

test('a page that was made ready is entered without asking again, once', async () => {
  const open = jest.fn(async () => page());
  const pages = preparedPages(open);
  pages.prepare(address('/a'));
  pages.prepare(address('/a'));
  await pages.open(address('/a'), signal);
  expect(open).toHaveBeenCalledTimes(1);
  await pages.open(address('/a'), signal);
  expect(open).toHaveBeenCalledTimes(2);
});

test('loads a page again if it was prepared a while ago', async () => {
  let now = 0;
  const open = jest.fn(async () => page());
  const pages = preparedPages(open, () => now);
  pages.prepare(address('/a'));
  now = 5_000;
  await pages.open(address('/a'), signal);
  expect(open).toHaveBeenCalledTimes(2);
});

test('preparing another page stops the one before', async () => {
  const asked: AbortSignal[] = [];
  const pages = preparedPages(async (_url, given) => {
    asked.push(given);
    return page();
  });
  pages.prepare(address('/a'));
  pages.prepare(address('/b'));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a page that failed beforehand is tried again when it is entered', async () => {
  const answers = [page({ status: 503 }), page()];
  const open = jest.fn(async () => answers.shift() ?? null);
  const pages = preparedPages(open);
  pages.prepare(address('/a'));
  expect(await pages.open(address('/a'), signal)).toMatchObject({ failure: null });
});
