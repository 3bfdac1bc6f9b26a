import type { RemoteModule } from '@actual/shell-contract';
import { createBrowserRemotes } from './browser';

const account: RemoteModule = { routes: [], slots: {} };
const entry = '/_mfe/account/entry.js';
const remotes = () => createBrowserRemotes([{ name: 'account', version: '1', entry, integrity: '', owns: [] }], 20);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The entry script arrives. */
function arrive(): void {
  Reflect.set(window, 'mfe_account', { init: () => undefined, get: async () => () => account });
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: {} },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'mfe_account');
  document.head.replaceChildren();
});

test('a remote that arrives while the page is busy for longer than it may take is there', async () => {
  const loading = remotes().load('account');
  await wait(1);
  const until = Date.now() + 600;
  while (Date.now() < until);
  await wait(1);
  arrive();
  expect(await loading).toBe(account);
});

test('a remote that does not answer is given up, and may be tried again', async () => {
  const known = remotes();
  await expect(known.load('account')).rejects.toThrow('remote account did not load');
  expect(document.head.querySelector('script')).toBeNull();
  const again = known.load('account');
  await wait(1);
  arrive();
  expect(await again).toBe(account);
});
