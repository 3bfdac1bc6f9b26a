import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { MyData } from './MyData';

type Answers = Record<string, unknown>;
const askedAt = '2026-11-20T18:00:00.000Z';
const making = { askedAt, madeAt: null, expiresAt: null };
const made = { askedAt, madeAt: askedAt, expiresAt: '2026-11-21T18:00:00.000Z' };

const open = (answers: Answers = {}, search = '') =>
  renderTestPage({
    routes: [{ path: '/user/profile', Component: MyData }],
    url: `/user/profile${search}`,
    answer: async (key) => {
      const all: Answers = { 'GET /me/data': { latest: null }, 'POST /me/data': { latest: making }, ...answers };
      const reply = all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const button = (name: string) => screen.findByRole('button', { name });

test('asked for once, the page says that a mail comes, and asks for no second one', async () => {
  const { called } = open();
  const ask = await button('Descargar mis datos');
  // works without script too
  expect(ask.closest('form')?.getAttribute('action')).toBe('/api/me/data');
  fireEvent.click(ask);
  expect(await screen.findByText(/Estamos reuniendo tus datos/)).toBeTruthy();
  expect(called('POST /me/data')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that was mailed says until when its link is good, and can be asked for again', async () => {
  open({ 'GET /me/data': { latest: made } });
  expect(await screen.findByText(/Sirve hasta el 21\/nov\/2026, 13:00 h/)).toBeTruthy();
  expect(await button('Pedirlos de nuevo')).toBeTruthy();
});

test('asked for too often, that is said', async () => {
  open({ 'POST /me/data': new ApiError(429, 'rate_limited', '') });
  fireEvent.click(await button('Descargar mis datos'));
  expect(await screen.findByText(/Intenta mañana/)).toBeTruthy();
});

test('the mailed link downloads the file of whoever is signed in; an expired one says so', async () => {
  const fetched = jest.fn(async (_url: string, _options: object) => ({ ok: false, status: 404 }));
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetched });
  open({ 'GET /me/data': { latest: made } }, '?datos=abc&llave=d.e');
  fireEvent.click(await button('Guardar mi archivo'));
  await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('/api/me/data/abc/file?key=d.e'));
  expect(await screen.findByText(/Este enlace venció o es de otra cuenta/)).toBeTruthy();
});
