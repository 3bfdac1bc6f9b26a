import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine, aQuotation, id, openQuotation } from '../quotation-desk/testing';

const add = 'POST /quotation/adddetail/{id}';
const update = 'PUT /quotation/updatedetails/{id}';
const card = (name: string, code: string) => ({
  id: code,
  Name: name,
  ItemCode: code,
  finish: 'Nogal',
  size: null,
  DiscountPrice: 2_190,
  deliveryDate: '2026-11-28',
  Available: 4,
});
const found = { products: [card('Buró Maple', 'KD-0004'), card('Buró Roble', 'KD-0005')] };
const added = aQuotation({ version: 8, Details: [aLine('Sofá'), aLine('Buró Roble')], totalProducts: 3 });
const search = () => screen.findByRole('combobox', { name: 'Agregar artículo por nombre o código' });

test('an article is found by its name with color, price and day, chosen by an arrow and added by Enter', async () => {
  const { called } = openQuotation({ answers: { 'POST /product/search/': found, [add]: added } });
  await userEvent.type(await search(), 'buró');
  const offers = within(await screen.findByRole('listbox'));
  expect(offers.getAllByRole('option')[0]?.textContent).toBe(
    'Buró Maple$2,190KD-0004 · Nogal · llega antes del 28/nov/2026 · 4 pzas',
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(called(add)).toHaveLength(1));
  expect(called(add)[0]).toMatchObject({
    input: { params: { id }, body: { productId: 'KD-0005', quantity: 1 } },
    options: { seenVersion: 7, idempotencyKey: expect.any(String) },
  });
  expect(called('POST /product/search/').at(-1)?.input).toMatchObject({
    body: { keywords: 'buró', zipcodeDeliveryId: '77500' },
  });
  // the field is free for the next one, and the new line stands with the others
  await waitFor(async () => expect(await search()).toHaveProperty('value', ''));
  expect(screen.getByRole('rowheader', { name: /Buró Roble/ })).toBeTruthy();
});

test('several pieces at once: the product, Tab, the pieces, Enter', async () => {
  const { called } = openQuotation({ answers: { 'POST /product/search/': found, [add]: added } });
  await userEvent.type(await search(), 'buró');
  await screen.findByRole('listbox');
  await userEvent.tab();
  const pieces = screen.getByLabelText('Piezas del artículo');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3{Enter}');
  await waitFor(() => expect(called(add)[0]?.input).toMatchObject({ body: { productId: 'KD-0004', quantity: 3 } }));
});

test('says why a product cannot be added, and keeps the typed search', async () => {
  openQuotation({
    answers: { 'POST /product/search/': found, [add]: new ApiError(409, 'insufficient_stock', '') },
  });
  await userEvent.type(await search(), 'buró');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No hay tantas piezas para esa fecha.')).toBeTruthy();
  expect(await search()).toHaveProperty('value', 'Buró Maple');
});

test('pieces and day of a line are changed in place; one press removes a line', async () => {
  const changed = aQuotation({ version: 8 });
  const { called } = openQuotation({
    answers: { [update]: changed, 'DELETE /quotation/{id}/removedetail/{detailId}': changed },
  });
  const pieces = await screen.findByLabelText('Piezas, Sofá');
  fireEvent.change(pieces, { target: { value: '2' } });
  fireEvent.blur(pieces);
  await waitFor(() =>
    expect(called(update)[0]?.input).toEqual({ params: { id }, body: { details: [{ id: 'Sofá', quantity: 2 }] } }),
  );
  fireEvent.change(screen.getByLabelText('Llega antes del, Sofá'), { target: { value: '2026-11-30' } });
  await waitFor(() =>
    expect(called(update)[1]?.input).toMatchObject({ body: { details: [{ id: 'Sofá', shipDate: '2026-11-30' }] } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Sofá' }));
  await waitFor(() => expect(called('DELETE /quotation/{id}/removedetail/{detailId}')).toHaveLength(1));
});

test('pieces typed while the ones before are on their way stay, with the focus, and are sent after them', async () => {
  const answers: ((quotation: unknown) => void)[] = [];
  const { called } = openQuotation({ answers: { [update]: () => new Promise((answer) => answers.push(answer)) } });
  const pieces = await screen.findByLabelText<HTMLInputElement>('Piezas, Sofá');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '2{Enter}');
  await waitFor(() => expect(called(update)).toHaveLength(1));
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '34');
  await act(async () => answers[0]?.(aQuotation({ version: 8, Details: [aLine('Sofá', { quantity: 2 })] })));
  expect(document.activeElement).toBe(pieces);
  expect(pieces.value).toBe('34');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(called(update)).toHaveLength(2));
  expect(called(update)[1]).toMatchObject({
    input: { body: { details: [{ quantity: 34 }] } },
    options: { seenVersion: 8 },
  });
});

test('an article typed while the one before is being added is not lost', async () => {
  let answer: (quotation: unknown) => void = () => undefined;
  openQuotation({
    answers: { 'POST /product/search/': found, [add]: () => new Promise((resolve) => (answer = resolve)) },
  });
  await userEvent.type(await search(), 'buró');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  const field = (await search()) as HTMLInputElement;
  await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
  await userEvent.keyboard('lám');
  await act(async () => answer(added));
  expect(await screen.findByText('Buró Maple agregado')).toBeTruthy();
  expect(field.value).toBe('lám');
  expect(document.activeElement).toBe(field);
});

test.each(['0', '2.5', 'dos', '', '1000'])(
  'no pieces are %p: the line says so and shows those it has',
  async (typed) => {
    const { called } = openQuotation({ answers: {} });
    const pieces = await screen.findByLabelText('Piezas, Sofá');
    fireEvent.change(pieces, { target: { value: typed } });
    fireEvent.keyDown(pieces, { key: 'Enter' });
    expect(await screen.findByText('Escribe las piezas con un número entero, de 1 a 999.')).toBeTruthy();
    expect(pieces).toHaveProperty('value', '1');
    fireEvent.change(screen.getByLabelText('Piezas del artículo'), { target: { value: typed } });
    expect(screen.getAllByText('Escribe las piezas con un número entero, de 1 a 999.')).toHaveLength(2);
    expect(called(update)).toHaveLength(0);
  },
);

test('pieces typed while a colleague changed the quotation stay, and the line says who changed what and when', async () => {
  const at = '2026-11-30T17:41:00.000Z';
  const row = {
    id: 'r',
    at,
    role: 'manager',
    site: 'actual-studio',
    objectId: id,
    folio: null,
    requestId: '',
    names: {},
  };
  const outcome = { status: 200, code: null, before: null, after: null };
  const by = (name: string) => ({ id: name, firstName: name, lastName: 'Ruiz' });
  openQuotation({
    answers: {
      [update]: new ApiError(412, 'quotation_changed', ''),
      'GET /audit/{id}': [
        { ...row, User: by('Eva'), call: 'POST /quotation/addrecord/{id}', outcome },
        { ...row, User: by('Luz'), call: update, outcome: { ...outcome, status: 412 } },
        { ...row, User: by('Ana'), call: 'DELETE /quotation/{id}/removedetail/{detailId}', outcome },
      ],
    },
  });
  const pieces = await screen.findByLabelText('Piezas, Sofá');
  fireEvent.change(pieces, { target: { value: '4' } });
  fireEvent.keyDown(pieces, { key: 'Enter' });
  const said = await screen.findByText(/Ana Ruiz fue: quitó un artículo, 30\/nov\/2026, 12:41 h/);
  expect(said.closest('td')?.textContent).toMatch(/^La cotización cambió mientras escribías/);
  expect(pieces).toHaveProperty('value', '4');
});

test('pieces that there are not: the line says so and shows those it has', async () => {
  openQuotation({ answers: { [update]: new ApiError(409, 'insufficient_stock', '') } });
  const pieces = await screen.findByLabelText('Piezas, Sofá');
  fireEvent.change(pieces, { target: { value: '900' } });
  fireEvent.blur(pieces);
  expect(await screen.findByText('No hay tantas piezas para esa fecha.')).toBeTruthy();
  expect(pieces).toHaveProperty('value', '1');
});

test('a line whose pieces are sold names the pieces left', async () => {
  openQuotation({ quotation: aQuotation({ Details: [aLine('Sofá', { availabilityChanged: 'sold-out' })] }) });
  expect(await screen.findByText(/Sus piezas se agotaron. Hay 5 piezas el 28\/nov\/2026/)).toBeTruthy();
});

test('asks for a missing postal code; a paid, ordered or closed quotation takes no lines', async () => {
  openQuotation({ quotation: aQuotation({ ZipcodeDelivery: null }) });
  expect(await screen.findByRole('button', { name: 'Ingresar código postal' })).toBeTruthy();
  for (const change of [{ ammountPaid: 100 }, { isClosed: true }, { OrderWeb: id }]) {
    document.body.replaceChildren();
    openQuotation({ quotation: aQuotation(change) });
    expect(await screen.findByRole('rowheader', { name: /Sofá/ })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Agregar artículo/ })).toBeNull();
    expect(screen.queryByLabelText('Piezas, Sofá')).toBeNull();
  }
});

test('a pasted search that is too long stays whole, and says how much is too much', async () => {
  openQuotation();
  fireEvent.change(await search(), { target: { value: 'x'.repeat(123) } });
  expect(await search()).toHaveProperty('value', 'x'.repeat(123));
  expect(screen.getByText('Máximo 120 caracteres; 3 sobran')).toBeTruthy();
});
