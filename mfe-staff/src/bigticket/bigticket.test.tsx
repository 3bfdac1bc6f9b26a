import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLine, aQuotation, id, openQuotation } from '../quotation-desk/testing';

const line = (name: string, bigticketDiscountPercentage = 0) =>
  aLine(name, {
    bigticketDiscountPercentage,
    discountPercentPromos: 20,
    discountPercent: 20 + bigticketDiscountPercentage,
    unitPriceWithDiscount: 975,
  });
const quotationOf = (change: object = {}) =>
  aQuotation({
    bigticketMaxPercentage: 5,
    Details: [line('Sofá'), line('Lámpara')],
    totalProducts: 2,
    totalPg1: 1_950,
    ...change,
  });

const discount = 'PUT /quotation/{id}/bigticketdiscount';
const max = 'PUT /quotation/{id}/bigticketmaxpercentage';

const open = ({ role = 'seller' as 'client' | 'seller' | 'manager', quotation = quotationOf(), answers = {} } = {}) =>
  openQuotation({ role, quotation, answers: { [discount]: quotation, [max]: quotation, ...answers } });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodyOf = ({ input }: { input: unknown }) => Object(input).body;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows clients nothing of the special discount', async () => {
  const { calls } = open({ role: 'client' });
  await waitFor(() => expect(screen.queryByText('Descuento especial')).toBeNull());
  expect(calls).toEqual([]);
});

test('one article is lowered, based on the version on screen', async () => {
  const { called } = open();
  await screen.findByLabelText('Artículo');
  write('Artículo', 'Lámpara');
  write('Porcentaje', '5');
  press('Aplicar descuento');
  await waitFor(() => expect(called(discount)).toHaveLength(1));
  expect(called(discount)[0]).toMatchObject({
    input: { params: { id }, body: { percentage: 5, details: ['Lámpara'] } },
    options: { seenVersion: 7 },
  });
});

test('one press takes back a discount, of one article or of all', async () => {
  const { called } = open({ quotation: quotationOf({ Details: [line('Sofá', 5), line('Lámpara', 3)] }) });
  expect(await screen.findByText(/−25 % con su promoción de −20 %: \$975 por pieza/)).toBeTruthy();
  press('Quitar a Sofá');
  await waitFor(() => expect(called(discount)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Quitando')).toBeNull());
  press(/Quitar todos/);
  await waitFor(() => expect(called(discount)).toHaveLength(2));
  expect(called(discount).map(bodyOf)).toEqual([{ percentage: 0, details: ['Sofá'] }, { percentage: 0 }]);
});

test('while a discount is on its way its buttons keep the focus, and other presses wait', async () => {
  const { called } = open({
    quotation: quotationOf({ Details: [line('Sofá', 5), line('Lámpara', 3)] }),
    answers: { [discount]: () => new Promise(() => undefined) },
  });
  const button = await screen.findByRole('button', { name: 'Quitar a Sofá' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('Quitando')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  for (const other of screen.getAllByRole('button', { name: /^Quit/ })) expect(other).toHaveProperty('disabled', false);
  press('Quitar a Lámpara');
  press(/Quitar todos/);
  expect(called(discount)).toHaveLength(1);
});

test('the seller reads that a bargain was for other pieces, and the limit of each article', async () => {
  const bargain = {
    percentage: 40,
    quantity: 1,
    unitPriceWithDiscount: 600,
    total: 600,
    shipDate: null,
    day: '2026-11-26',
    ended: 'pieces',
  };
  const sofa = { ...line('Sofá'), bargain, bigticketMaxPercentage: 5 };
  const lamp = { ...line('Lámpara'), bargain: null, bigticketMaxPercentage: 40 };
  open({ quotation: quotationOf({ bigticketMaxPercentage: 40, Details: [sofa, lamp] }) });
  expect(await screen.findByText(/Sofá: el 40 % acordado era por 1 pieza. Hay que acordarlo de nuevo/)).toBeTruthy();
  expect(screen.getByText(/Hasta 5 %/)).toBeTruthy();
  write('Artículo', 'Lámpara');
  expect(screen.getByText(/Hasta 40 %/)).toBeTruthy();
});

test('a percentage beyond the maximum shows the present maximum, and what was typed stays', async () => {
  open({ answers: { [discount]: new ApiError(409, 'bigticket_beyond_maximum', '', { maximum: 5 }) } });
  await screen.findByLabelText('Porcentaje');
  write('Porcentaje', '9');
  press('Aplicar descuento');
  expect(await screen.findByText(/El límite es 5 %/)).toBeTruthy();
  expect(screen.getByLabelText('Porcentaje')).toHaveProperty('value', '9');
});

test('a manager’s password on a seller’s screen authorizes this maximum alone', async () => {
  const { called } = open({ answers: { 'POST /auth/manager': { authorization: 'grant' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Máximo 5 %. Cambiar' }));
  write('Máximo para esta cotización', '15');
  write('Email del gerente', 'gerente@demo.mx');
  write('Contraseña', 'secreto');
  press('Autorizar');
  await waitFor(() => expect(called(max)).toHaveLength(1));
  expect(called('POST /auth/manager').map(bodyOf)[0]).toMatchObject({
    quotationId: id,
    bigticketMaxPercentage: 15,
    version: 7,
  });
  expect(called(max).map(bodyOf)[0]).toEqual({ percentage: 15, authorization: 'grant' });
});

test('a manager who is signed in needs no password', async () => {
  const { called } = open({ role: 'manager' });
  fireEvent.click(await screen.findByRole('button', { name: 'Máximo 5 %. Cambiar' }));
  write('Máximo para esta cotización', '30');
  press('Guardar máximo');
  await waitFor(() => expect(called(max).map(bodyOf)[0]).toEqual({ percentage: 30 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
