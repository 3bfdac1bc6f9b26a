import { ApiError, createStores, type LoaderArgs, QueryClient, Redirect } from '@actual/shell-contract';
import { loader } from './loader';

/** The page that an address of a category leads to, by the catalog's answer. */
async function ledTo(details: unknown): Promise<unknown> {
  const refuse = () => Promise.reject(new ApiError(404, 'not_found', '', details));
  const shell = {
    api: refuse,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    stores: createStores({ user: null, quotation: null, zipcode: null }),
    brand: { site: 'actual-home' },
  };
  const url = new URL('http://home.localhost/category/sofas?page=2');
  const args = { shell, url, params: { category: 'sofas' }, signal: new AbortController().signal };
  const answer = await loader(args as unknown as LoaderArgs).catch((error: unknown) => error);
  return answer instanceof Redirect ? [answer.to, answer.status] : answer;
}

test('a former address redirects permanently to the present one, with its parameters', async () => {
  expect(await ledTo({ movedTo: 'sofas-cama' })).toEqual(['/category/sofas-cama?page=2', 301]);
});

test('an address that no category ever had leads home', async () => {
  expect(await ledTo(undefined)).toEqual([expect.stringMatching(/^\//), expect.any(Number)]);
  expect(await ledTo(undefined)).not.toEqual([expect.anything(), 301]);
});
