import { type PageModule, type PageRoute, redirect, type ShellApi } from '@actual/shell-contract';
import { fieldsOf, postPage } from './post-page';

const fields = new FormData();
fields.append('correo', 'ana@correo.mx');
const answer = { form: 'x', sent: true, values: {}, errors: {} };
const shell = {} as ShellApi;
const { signal } = new AbortController();
const onError = jest.fn();

const Nothing = () => null;
const send = (post?: PageModule['post']) => {
  const module: PageModule = { Component: Nothing, post };
  const route: PageRoute = { path: '/', loader: () => 'leído', lazy: async () => module };
  const url = new URL('http://studio.localhost/');
  return postPage({ route, params: {} }, { owner: 'test', url, shell, signal, fields, onError });
};

test('renders the page with the form’s result, and reads its data after the form ran', async () => {
  const post = jest.fn(async () => answer);
  expect(await send(post)).toMatchObject({ answer, data: 'leído', failure: null });
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ fields, shell }));
});

test('a page’s form may redirect', async () => {
  expect(await send(async () => redirect('/silla', 303))).toEqual(redirect('/silla', 303));
});

test('answers 405 for a page without a form', async () => {
  expect(await send()).toMatchObject({ failure: { status: 405 } });
});

test('reads no fields from a body that no form sends', async () => {
  const request = new Request('http://studio.localhost/', { method: 'POST', body: '{}' });
  expect([...(await fieldsOf(request))]).toEqual([]);
});
