import { type PageRoute, redirectGone, type ShellApi } from '@actual/shell-contract';
import type { RemoteRef } from '../boot';
import { pageOpener } from './page-opener';

const Client = () => null;
const paymentCode = jest.fn();
const routes: PageRoute[] = [
  { path: '/checkout/client/:id', loader: ({ params }) => params.id, lazy: async () => ({ Component: Client }) },
  { path: '/checkout/paymentmethod/:id', lazy: paymentCode, handle: { chunk: 'payment', payment: {} } },
];
const ref = (name: string, owns: string[]): RemoteRef => ({
  name,
  owns,
  version: '1',
  entry: '',
  integrity: '',
});
const load = jest.fn(async (name: string) => {
  if (name === 'account') throw new Error('offline');
  return { routes, slots: {} };
});
const boot = {
  remotes: [
    ref(
      'checkout',
      routes.map(({ path }) => path),
    ),
    ref('account', ['/register']),
  ],
  failed: [{ name: 'staff', owns: ['/reports/orders'] }],
};
const open = pageOpener(boot, { load }, {} as ShellApi);
const at = (path: string) => open(new URL(path, 'https://studio.example'), new AbortController().signal);

test('a page is loaded by its remote, with its code', async () => {
  const page = { owner: 'checkout', Component: Client, data: '1', failure: null };
  expect(await at('/checkout/client/1?x=2')).toMatchObject(page);
});

test('a page where cards are typed is left to the server, whole; its code is not loaded by the shop', async () => {
  expect(await at('/checkout/paymentmethod/1?x=2')).toBeNull();
  expect(paymentCode).not.toHaveBeenCalled();
});

test('leaves a page to the server if the server could not load its remote', async () => {
  expect(await at('/reports/orders')).toBeNull();
  expect(load).not.toHaveBeenCalledWith('staff');
});

test('an unknown address leads home, which says so; home itself is loaded from the server', async () => {
  expect(await at('/nada')).toEqual(redirectGone('/', 'page'));
  expect(await at('/')).toBeNull();
});

test('a remote that does not arrive leaves the frame, which says so', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  expect(await at('/register')).toMatchObject({ owner: 'account', failure: { status: 503 } });
  expect(reported).toHaveBeenCalledTimes(1);
});
