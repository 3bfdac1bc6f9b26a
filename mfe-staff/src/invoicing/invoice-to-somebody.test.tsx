import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anOrder, id, openDesk } from '../order-desk/testing';

const create = 'POST /invoice/create/';
const lists = {
  regimes: [{ code: '601', label: 'General de Ley', persons: ['legal'] }],
  uses: [{ code: 'G03', label: 'Gastos en general', regimes: ['601'] }],
};
const tries = {
  logs: [
    { at: '2026-11-21T18:00:00Z', step: 'stamp', ok: false, sentence: 'Falla pedida.', code: '503', durationMs: 9 },
  ],
  parked: null,
};
const nothingKept = { invoice: null, automatic: false, obstacle: 'fiscal_data_missing' };
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const open = (found: object, order = anOrder()) =>
  openDesk({
    order,
    answers: {
      'GET /invoice/find/': found,
      'GET /fiscal/lists': lists,
      'POST /order/invoicelogs/{id}': tries,
      [create]: { status: 'valid' },
    },
  });

test('a guest is invoiced under the name they say in the shop', async () => {
  const page = open(nothingKept);
  fireEvent.click(await screen.findByText('Escribir datos fiscales'));
  type(/^RFC/, (await screen.findByLabelText(/^RFC/)) && 'XIA190128J61');
  type(/^Nombre o razón/, 'XENON INDUSTRIAL ARTICLES');
  type(/^Régimen/, '601');
  type(/^Uso/, 'G03');
  type(/^Código postal/, '76343');
  fireEvent.click(screen.getByRole('button', { name: 'Generar factura' }));
  await waitFor(() => expect(page.called(create)).toHaveLength(1));
  expect(page.called(create)[0]?.input).toMatchObject({
    body: { order: id, fiscal: { LicTradNum: 'XIA190128J61', regime: '601', U_Correos: 'lucia@example.com' } },
  });
  await waitFor(() =>
    expect(page.shell.stores.notices.getState().toasts[0]?.title).toBe('Factura creada exitosamente'),
  );
});

test.each([
  ['whose buyer has data', { ...nothingKept, obstacle: null }, anOrder()],
  ['that was canceled', nothingKept, anOrder({ status: 'canceled' })],
])('an order %s does not ask for them', async (_what, found, order) => {
  const { called } = open(found, order);
  expect(await screen.findByRole('list', { name: 'Bitácora de facturación' })).toBeTruthy();
  expect(called('GET /invoice/find/')).toHaveLength(1);
  expect(screen.queryByText('Escribir datos fiscales')).toBeNull();
});
