import type { BoardCard, BoardColumn } from '@actual/contracts';
import { quotationStages, quotationStageWords } from '@actual/contracts/facts/payment/quotation-states';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boardHref, readBoardView } from './board-address';
import { loader } from './loader';
import { moveTo } from './moves';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const person = (role: 'seller' | 'manager') => ({
  id: 's',
  role,
  firstName: 'Laura',
  lastName: 'Cámara',
  email: 'l@b.mx',
  invited: false,
});
const card = (folio: string, stage: BoardCard['stage'], change: Partial<BoardCard> = {}): BoardCard => ({
  id: folio.padEnd(32, '0'),
  folio,
  createdAt: '2026-11-20T18:00:00.000Z',
  client: `Cliente ${folio}`,
  seller: 'Laura Cámara',
  total: 1_250.5,
  nextStep: null,
  stage,
  openStage: 'new',
  ...change,
});
const fresh = card('163001', 'new', { nextStep: { text: 'Llamar', day: '2026-11-20' } });
const followed = card('163002', 'followed', { openStage: 'followed' });
const lost = card('163003', 'lost', { openStage: 'followed' });
const ordered = card('163004', 'ordered');
const columnsOf = (cards: readonly BoardCard[]): BoardColumn[] =>
  quotationStages.map((stage) => {
    const own = cards.filter((one) => one.stage === stage);
    return { stage, cards: own, count: own.length, amount: own.length * 1_250.5 };
  });

async function open(role: 'seller' | 'manager', answers: Record<string, unknown> = {}) {
  let cards = [fresh, followed, lost, ordered];
  const page = renderTestPage({
    brand,
    routes: [{ path: '/reports/board', loader, Component }],
    url: '/reports/board',
    initial: { user: person(role) },
    answer: async (key) => {
      if (key === 'GET /desk/board') return { day: '2026-11-23', columns: columnsOf(cards) };
      const answer = answers[key];
      if (answer instanceof Error) throw answer;
      return answer ?? {};
    },
  });
  await screen.findByRole('heading', { name: 'Etapas de las cotizaciones' });
  return {
    ...page,
    become: (some: BoardCard[]) => {
      cards = some;
    },
  };
}
const column = (name: string) => within(screen.getByRole('region', { name }));

test('columns show count and sum; a card shows client, amount and next step', async () => {
  await open('seller');
  const news = column('Sin seguimiento');
  news.getByText('1 · $1,250.50');
  news.getByText('Cliente 163001');
  news.getByText('Laura Cámara · hace 3 días');
  column('Con seguimiento').getByText('Sin siguiente paso');
  expect(news.getByText('20/nov/2026 · Llamar').hasAttribute('data-late')).toBe(true);
  expect(news.getByRole('link', { name: '163001' }).getAttribute('href')).toBe(`/quotations/edit/${fresh.id}`);
  column('Con intento de pago').getByText('No hay información');
  // an order is followed up on its own page
  expect(column('Con pedido').queryByRole('button')).toBeNull();
});

test('a colleague’s new card does not push a card away while a pointer moves over the board', async () => {
  const { become, queryClient } = await open('seller');
  const states = screen.getByRole('group', { name: 'Estados' });
  fireEvent.pointerMove(states);
  become([card('163009', 'new'), fresh]);
  await act(() => queryClient.refetchQueries());
  expect(column('Sin seguimiento').queryByText('Cliente 163009')).toBeNull();
  fireEvent.pointerLeave(states);
  expect(column('Sin seguimiento').getByText('Cliente 163009')).toBeTruthy();
  // another period is another question, and does not wait until the aiming is over
  fireEvent.pointerMove(states);
  become([card('163010', 'new')]);
  fireEvent.click(screen.getByRole('link', { name: '90 días' }));
  expect(await column('Sin seguimiento').findByText('Cliente 163010', {}, { timeout: 4_500 })).toBeTruthy();
});

test('with keys alone a card is moved into the next column, by recording a conversation', async () => {
  const { called, become } = await open('seller', { 'POST /quotation/addrecord/{id}': { id: 'r' } });
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: 'Mover 163001' }).focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Con seguimiento' });
  await user.keyboard('{Enter}');
  const form = within(await screen.findByRole('form', { name: 'Nuevo evento' }));
  become([card('163001', 'followed')]);
  fireEvent.click(form.getByRole('button', { name: 'Guardar evento' }));
  await waitFor(() => expect(column('Con seguimiento').getByText('Cliente 163001')).toBeTruthy());
  expect(called('POST /quotation/addrecord/{id}')[0]?.input).toMatchObject({
    params: { id: fresh.id },
    body: { eventType: 'Llamada', first: true },
  });
  expect(screen.queryByRole('form', { name: 'Nuevo evento' })).toBeNull();
  expect(document.activeElement).toBe(column('Con seguimiento').getByRole('link', { name: '163001' }));
});

test('a card is taken up and let go with keys, told in Spanish; only columns that take it are offered', async () => {
  // columns beside each other, which jsdom does not lay out; the card in hand begins in the first
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const name = this.closest('section')?.getAttribute('aria-label') ?? '';
    const at = quotationStages.findIndex((stage) => quotationStageWords[stage] === name);
    return new DOMRect(Math.max(at, 0) * 200, 0, 180, 300);
  });
  await open('manager');
  const user = userEvent.setup();
  const handle = screen.getByRole('button', { name: 'Arrastrar 163001' });
  act(() => handle.focus());
  await user.keyboard('{Enter}');
  // columns that refuse the card show why
  await screen.findByText('Solo el pago la convierte en pedido.');
  await screen.findByText('163001 está en «Sin seguimiento».');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('163001 está en «Con seguimiento».');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('163001 está en «Perdida».');
  await user.keyboard('{Escape}');
  await screen.findByText('163001 volvió a su lugar.');
  expect(document.activeElement).toBe(handle);
  await user.keyboard('{Enter}');
  await screen.findByText('163001 está en «Sin seguimiento».');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByText('163001 está en «Perdida».');
  await user.keyboard('{Enter}');
  await screen.findByRole('form', { name: 'Cerrar como perdida' });
  box.mockRestore();
});

test('refuses in words a move that only a payment can make, without a call', async () => {
  const { calls } = await open('seller');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Mover 163002' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Con pedido/ }));
  await screen.findByText('163002: Solo el pago la convierte en pedido.');
  expect(calls.every(({ key }) => key === 'GET /desk/board')).toBe(true);
});

test('names the colleague who moved the card first, keeps the typed text, and shows where the card is', async () => {
  const refusal = new ApiError(409, 'already_followed', '', { by: 'Diego Ríos' });
  const { become } = await open('seller', { 'POST /quotation/addrecord/{id}': refusal });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Mover 163001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Con seguimiento' }));
  const form = within(await screen.findByRole('form', { name: 'Nuevo evento' }));
  fireEvent.change(form.getByLabelText('Notas'), { target: { value: 'Pidió fotos.' } });
  become([card('163001', 'followed')]);
  fireEvent.click(form.getByRole('button', { name: 'Guardar evento' }));
  await screen.findByText(/Diego Ríos ya registró un evento/);
  expect(form.getByLabelText('Notas')).toHaveProperty('value', 'Pidió fotos.');
  await waitFor(() => expect(column('Con seguimiento').getByText('Cliente 163001')).toBeTruthy());
});

test('a manager reopens a lost quotation in its old column; a seller is told who may', async () => {
  const { called } = await open('manager', { 'POST /quotation/{id}/reopen': { ok: true } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Mover 163003' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Con seguimiento/ }));
  await user.click(await screen.findByRole('button', { name: 'Reabrir cotización' }));
  await waitFor(() =>
    expect(called('POST /quotation/{id}/reopen')[0]?.input).toMatchObject({ params: { id: lost.id } }),
  );
  expect(moveTo(lost, 'followed', false)).toEqual({ refusal: 'Solo un gerente reabre una cotización perdida.' });
  expect(moveTo(lost, 'new', true)).toEqual({ refusal: 'Al reabrirla vuelve a «Con seguimiento».' });
});

test.each([
  [fresh, false, ['followed']],
  [fresh, true, ['followed', 'lost']],
  [followed, true, ['lost']],
  [card('1', 'tried', { openStage: 'tried' }), true, ['lost']],
  [lost, true, ['followed']],
  [lost, false, []],
  [ordered, true, []],
] as const)('offers a card only the columns it may go to (%#)', (one, mayDecide, columns) => {
  const open = quotationStages.filter((to) => 'move' in (moveTo(one, to, mayDecide) ?? {}));
  expect(open).toEqual(columns);
});

test('the address holds the chosen person and days', () => {
  const view = { scope: 'all', days: '90' } as const;
  expect(readBoardView(new URLSearchParams(boardHref(view).split('?')[1]))).toEqual(view);
  expect(boardHref(readBoardView(new URLSearchParams('de=nadie&dias=9')))).toBe('/reports/board');
});
