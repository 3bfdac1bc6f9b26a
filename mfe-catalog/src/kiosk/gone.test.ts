import { type ApiClient, ApiError, createStores, QueryClient, type ShellApi } from '@actual/shell-contract';
import { loader as categoryLoader } from '../category/loader';
import { loader as productLoader } from '../product/loader';

/** A shop that has none of the products asked for; `category` has similar ones. */
const shell = (category?: string): ShellApi => ({
  api: (async (call: string) => {
    const code = call.includes('/product/') ? 'product_not_found' : 'not_found';
    throw new ApiError(404, code, code, category && { category });
  }) as unknown as ApiClient,
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  brand: { site: 'actual-kids', name: 'Actual Kids', society: '004', origin: '', publicOrigin: '', internal: false },
  track: () => undefined,
  stores: createStores({ user: null, quotation: null, zipcode: null }),
});
const asked = (address: string, params: Record<string, string>, category?: string) => ({
  shell: shell(category),
  url: new URL(address, 'http://kids.localhost'),
  params,
  signal: new AbortController().signal,
});
const id = '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f';

test.each([
  ['a category', '/category/nada', '/'],
  ['a category of the kiosk', '/category/nada?kiosco=1', '/display'],
])('%s that is gone leads home with a notice: %s → %s', async (_what, address, to) => {
  const led = categoryLoader(asked(address, { category: 'nada' }));
  await expect(led).rejects.toMatchObject({ to, gone: 'category' });
});

test('the old name of a category leads to the present one with its whole query', async () => {
  const led = categoryLoader(asked('/category/comedores?kiosco=1&color=gris', { category: 'comedores' }));
  await expect(led).rejects.toMatchObject({ to: '/category/mesas-de-comedor?kiosco=1&color=gris', status: 301 });
});

test.each([
  ['a product', `/cama/${id}`, undefined, '/', 'product'],
  ['a product of the kiosk', `/bdisplay/cama/${id}`, undefined, '/display', 'product'],
  ['a product with others like it', `/cama/${id}`, 'camas', '/category/camas', 'sold-out'],
  ['one of the kiosk', `/bdisplay/cama/${id}`, 'camas', '/category/camas?kiosco=1', 'sold-out'],
])('%s that is gone leads on with a notice: %s, %s → %s', async (_what, address, category, to, gone) => {
  const led = productLoader(asked(address, { slug: 'cama', id }, category));
  await expect(led).rejects.toMatchObject({ to, gone });
});
