import { type ApiClient, ApiError, createStores, QueryClient, type ShellApi } from '@actual/shell-contract';
import { loader as categoryLoader } from '../category/loader';
import { loader as productLoader } from '../product/loader';

/** A shop whose services know nothing that is asked for. */
const shell = (): ShellApi => ({
  api: (async () => {
    throw new ApiError(404, 'not_found', 'not found');
  }) as unknown as ApiClient,
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', internal: false },
  track: () => undefined,
  stores: createStores({ user: null, quotation: null, zipcode: null }),
});
const asked = (address: string, params: Record<string, string>) => ({
  shell: shell(),
  url: new URL(address, 'http://kids.localhost'),
  params,
  signal: new AbortController().signal,
});
const id = '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f';

test.each([
  ['a category', '/category/nada', '/'],
  ['a category of the kiosk', '/category/nada?kiosco=1', '/display'],
])('%s that is gone leads home: %s → %s', async (_what, address, to) => {
  await expect(categoryLoader(asked(address, { category: 'nada' }))).rejects.toMatchObject({ to });
});

test.each([
  ['a product', `/cama/${id}`, '/'],
  ['a product of the kiosk', `/bdisplay/cama/${id}`, '/display'],
])('%s that is gone leads home: %s → %s', async (_what, address, to) => {
  await expect(productLoader(asked(address, { slug: 'cama', id }))).rejects.toMatchObject({ to });
});
