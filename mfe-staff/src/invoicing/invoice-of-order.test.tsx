import { ApiError } from '@actual/shell-contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { anOrder, id, openDesk } from '../order-desk/testing';

const invoice = {
  folio: 'STU-12',
  status: 'valid',
  companyName: 'ESCUELA KEMPER URGATE',
  LicTradNum: 'EKU9003173C9',
  uuid: '5e0f1c2a-0000-4000-8000-000000000001',
  creditNotes: [] as object[],
};
const cancel = 'POST /invoice/cancel/';
const open = (order = {}, answers = {}) =>
  openDesk({
    role: 'manager',
    order: anOrder(order),
    answers: { 'GET /invoice/find/': { invoice, automatic: false, obstacle: null }, ...answers },
  });
const choose = async (words: string) => {
  const motive = await screen.findByLabelText('Motivo de cancelación');
  fireEvent.change(motive, { target: { value: words } });
};

test('an invoice of an order is canceled with the motive that is chosen', async () => {
  const { called } = open({}, { [cancel]: { ...invoice, status: 'canceling' } });
  await choose('04');
  // the shop's own panel has its numbers
  expect(screen.queryByText(/ESCUELA KEMPER URGATE/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar factura' }));
  await waitFor(() => expect(called(cancel)[0]?.input).toEqual({ body: { order: id, motive: '04' } }));
});

test('the valid invoice of a canceled order is warned of, and can only be canceled', async () => {
  const { called } = open({ status: 'canceled' }, { [cancel]: { ...invoice, status: 'canceled' } });
  expect(await screen.findByText('El pedido está cancelado y su factura sigue vigente.')).toBeTruthy();
  expect(screen.getByText(/STU-12: Vigente\. ESCUELA KEMPER URGATE/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sustituir factura' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar factura' }));
  await waitFor(() => expect(called(cancel)[0]?.input).toEqual({ body: { order: id, motive: '03' } }));
});

test('the invoice of a canceled order shows its credit notes and is neither canceled nor replaced; a refused one keeps nothing from it', async () => {
  const note = { status: 'valid', relation: '03', uuid: 'C7E1', folio: 'STUNC-3', total: 266, issuedAt: null };
  const answerOf = (creditNotes: object[]) => ({
    'GET /invoice/find/': { invoice: { ...invoice, creditNotes }, automatic: false, obstacle: null },
  });
  open({ status: 'canceled' }, answerOf([note]));
  const told = 'Nota de crédito STUNC-3 por $266: vigente. Devolución de mercancía, folio fiscal C7E1';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar factura' })).toBeNull();
  cleanup();
  open({ status: 'canceled' }, answerOf([{ ...note, status: 'refused', uuid: null, folio: null }]));
  expect(await screen.findByText(/la hace contabilidad/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancelar factura' })).toBeTruthy();
});

test('a cancellation that was refused says why', async () => {
  open({}, { [cancel]: new ApiError(409, 'conflict', '') });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar factura' }));
  expect((await screen.findByRole('alert')).textContent).toContain('La factura cambió mientras tanto.');
});
