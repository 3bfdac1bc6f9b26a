import {
  type ApiClient,
  ApiError,
  createStores,
  QueryClient,
  Redirect,
  type SessionUser,
  type ShellApi,
} from '@actual/shell-contract';
import { loader } from './loader';

const load = (
  role: SessionUser['role'] | null,
  api: (key: string, input: unknown) => Promise<unknown>,
  search = '',
) => {
  const user = role && { id: 'u', role, firstName: '', lastName: '', email: '', invited: false };
  const shell: ShellApi = {
    api: api as ApiClient,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', internal: true },
    track: () => undefined,
    stores: createStores({ user, quotation: null, zipcode: null }),
  };
  const url = new URL(`http://interno.localhost/reports/orders${search}`);
  return loader({ shell, url, params: {}, signal: new AbortController().signal });
};
const home = (answer: unknown) => answer instanceof Redirect && answer.to === '/';

test.each([null, 'client', 'guest', 'broker'] as const)('%s goes home, and nothing is asked', async (role) => {
  let asked = 0;
  const answer = await load(role, async () => {
    asked += 1;
  });
  expect(home(answer)).toBe(true);
  expect(asked).toBe(0);
});

test.each(['seller', 'manager', 'admin'] as const)('a %s gets what the address asks', async (role) => {
  let asked: unknown;
  const answer = await load(
    role,
    async (_key, input) => {
      asked = input;
      return {};
    },
    '?estatus=canceled&pagina=2',
  );
  expect(asked).toMatchObject({ params: { page: 2 }, body: { filters: { status: 'canceled' } } });
  expect(answer).toMatchObject({ view: { status: 'canceled', page: 2 } });
});

test('a session that ended meanwhile goes home; a broken service does not', async () => {
  const refuse = (status: number, code: 'unauthorized' | 'unavailable') => () =>
    Promise.reject(new ApiError(status, code, ''));
  expect(home(await load('admin', refuse(401, 'unauthorized')))).toBe(true);
  await expect(load('admin', refuse(503, 'unavailable'))).rejects.toThrow(ApiError);
});
