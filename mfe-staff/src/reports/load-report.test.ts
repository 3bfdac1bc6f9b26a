import { type ApiClient, createStores, QueryClient, type ShellApi } from '@actual/shell-contract';
import { loader } from '../orders/loader';

test('the report is asked for as its address says', async () => {
  let asked: unknown;
  const user = { id: 'u', role: 'seller' as const, firstName: '', lastName: '', email: '', invited: false };
  const shell: ShellApi = {
    api: (async (key: string, input: unknown) => {
      if (key.startsWith('GET')) return { exports: [] };
      asked = input;
      return {};
    }) as ApiClient,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', publicOrigin: '', internal: true },
    track: () => undefined,
    stores: createStores({ user, quotation: null, zipcode: null }),
  };
  const url = new URL('http://interno.localhost/reports/orders?estatus=canceled&pagina=2');
  const answer = await loader({ shell, url, params: {}, signal: new AbortController().signal });
  expect(asked).toMatchObject({ params: { page: 2 }, body: { filters: { status: 'canceled' } } });
  expect(answer).toMatchObject({ view: { status: 'canceled', page: 2 } });
});
