import type { Role } from '@actual/contracts';
import { deskDoor, pagesOpenTo, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ApiClient, ApiError, createStores, QueryClient, Redirect, type ShellApi } from '@actual/shell-contract';
import { routes } from '../register';

/** The roles that open each page, written by hand here to check the table of facts. */
const opened: Readonly<Record<string, readonly Role[]>> = {
  '/mi-dia': ['seller', 'manager', 'admin'],
  '/reports/orders': ['seller', 'manager', 'admin'],
  '/reports/quotations': ['seller', 'manager', 'admin'],
  '/vender': ['seller', 'manager', 'admin'],
  '/clientes/:id': ['seller', 'manager', 'admin'],
  '/vender/recibo/:id': ['seller', 'manager', 'admin'],
  '/reports/board': ['seller', 'manager', 'admin'],
  '/mensajes': ['seller', 'manager', 'admin'],
  '/entregas': ['seller', 'manager', 'admin'],
  '/promesas': ['seller', 'manager', 'admin'],
  '/solicitudes': ['seller', 'manager', 'admin'],
  '/solicitudes/:id': ['seller', 'manager', 'admin'],
  '/reports/dashboard': ['seller', 'manager', 'admin'],
  '/reports/reasons': ['seller', 'manager', 'admin'],
  '/reports/cash': ['seller', 'manager', 'admin'],
  '/reports/cases': ['manager', 'admin'],
  '/reports/audit': ['manager', 'admin'],
  '/contenido': ['manager', 'admin'],
  '/opiniones': ['manager', 'admin'],
  '/medidas': ['manager', 'admin'],
  '/importar': ['admin'],
  '/importar/:id': ['admin'],
  '/equipo': ['admin'],
  '/equipo/:id': ['admin'],
  '/versiones': ['admin'],
  '/broker/profile': ['broker'],
};
/** Where a page asks for nothing by itself. */
const searches: Readonly<Record<string, string>> = { '/vender': '?buscar=ana' };
const roles = [null, 'client', 'guest', 'seller', 'manager', 'admin', 'broker'] as const;

async function open(path: string, role: Role | null, answer: () => Promise<unknown>) {
  const user = role && { id: 'u', role, firstName: '', lastName: '', email: '', invited: false };
  const shell: ShellApi = {
    api: answer as unknown as ApiClient,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', publicOrigin: '', internal: true },
    track: () => undefined,
    stores: createStores({ user, quotation: null, zipcode: null }),
  };
  const route = routes.find((one) => one.path === path);
  const url = new URL(`http://interno.localhost${path}${searches[path] ?? ''}`);
  return route?.loader?.({ shell, url, params: {}, signal: new AbortController().signal });
}
const pages = Object.entries(staffPages).map(([name, { path }]) => ({ name, path }));
const ledTo = (answer: unknown) => (answer instanceof Redirect ? answer.to : null);
const doorTo = (path: string) => `${deskDoor}?${new URLSearchParams({ redirectTo: path + (searches[path] ?? '') })}`;

test('every page of the desk has a row in the table, and every row is a page', () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== deskDoor);
  expect(
    Object.values(staffPages)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...paths].sort());
  expect(Object.keys(opened).sort()).toEqual([...paths].sort());
});

const all = Object.keys(opened).flatMap((path) => roles.map((role) => [path, role] as const));
test.each(all)('opens or refuses %s for %s', async (path, role) => {
  const calls = jest.fn(async () => ({}));
  const answer = await open(path, role, calls);
  const may = role !== null && opened[path]?.includes(role) === true;
  const isStaff = role === 'seller' || role === 'manager' || role === 'admin';
  const { name } = pages.find((one) => one.path === path) ?? {};
  const elsewhere = role === null || role === 'guest' ? doorTo(path) : isStaff ? `/mi-dia?cerrada=${name}` : '/';
  expect([ledTo(answer), calls.mock.calls.length > 0]).toEqual([may ? null : elsewhere, may]);
});

test.each(Object.keys(opened))(
  '%s: asks a user who was signed out meanwhile to sign in; a broken service leads nowhere',
  async (path) => {
    const [role = null] = opened[path] ?? [];
    const refuse = (status: number, code: 'unauthorized' | 'unavailable') => () =>
      Promise.reject(new ApiError(status, code, ''));
    expect(ledTo(await open(path, role, refuse(401, 'unauthorized')))).toBe(doorTo(path));
    await expect(open(path, role, refuse(503, 'unavailable'))).rejects.toThrow(ApiError);
  },
);

test('staff whose role lost a page while it was open are led to their day, which says so; from there, home', async () => {
  const refuse = () => Promise.reject(new ApiError(403, 'forbidden', ''));
  expect(ledTo(await open('/equipo', 'admin', refuse))).toBe('/mi-dia?cerrada=team');
  expect(ledTo(await open('/mi-dia', 'admin', refuse))).toBe('/');
});

test.each(roles)('the rail of %s names pages that open', (role) => {
  for (const { path } of pagesOpenTo(role ?? undefined)) expect(opened[path]).toContain(role);
});

test('staff who are signed in are led from the door to their day', async () => {
  expect(ledTo(await open(deskDoor, 'seller', async () => ({})))).toBe('/mi-dia');
  expect(ledTo(await open(deskDoor, null, async () => ({})))).toBe(`${deskDoor}?redirectTo=/mi-dia`);
});
