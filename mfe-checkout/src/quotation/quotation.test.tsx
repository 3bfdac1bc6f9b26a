import type { Quotation, QuotationDetail } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLine, aQuotation } from './testing';
import { openPage as open, stockOf } from './testing-page';

const ready = () => screen.findByText(/Folio 100001/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sold = aLine({
  validStock: false,
  availabilityChanged: 'sold-out',
  availableForDate: 0,
  deliveriesGroups: [],
});

/** A quotation whose check of stock is answered when the test says so. */
function openUnchecked(quotation: Quotation) {
  let answer: (value: unknown) => void = () => {};
  const check = new Promise((done) => {
    answer = done;
  });
  return { ...open(quotation, { answers: { 'POST /quotation/{id}/validatestock': () => check } }), answer };
}

test('while stock is checked the way on is closed and says why; then it opens', async () => {
  const quotation = aQuotation();
  const { answer } = openUnchecked(quotation);
  await ready();
  expect(await screen.findByText('Validando disponibilidad...')).toBeTruthy();
  expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
  answer(stockOf(quotation));
  await waitFor(() => expect(button('Continuar').getAttribute('aria-disabled')).not.toBe('true'));
});

test('pressing Continuar during the stock check goes on once the stock is confirmed', async () => {
  const quotation = aQuotation();
  const { answer, address } = openUnchecked(quotation);
  await ready();
  const waiting = button('Continuar');
  fireEvent.click(waiting);
  expect(waiting.textContent).toBe('Validando disponibilidad...');
  answer(stockOf(quotation));
  await waitFor(() => expect(address()).toMatch(/^\/register/));
});

test('pressing Continuar during the stock check stays on the page if a line is sold out, and says why', async () => {
  const quotation = aQuotation({ Details: [sold] });
  const { answer, address } = openUnchecked(quotation);
  await ready();
  fireEvent.click(button('Continuar'));
  answer(stockOf(quotation));
  expect(await screen.findByText(/^Resuelve la alerta de/)).toBeTruthy();
  expect(address()).not.toMatch(/register/);
});

test('after the last attempt to pay the way on is closed: an adviser calls', async () => {
  open(aQuotation({ paymentAttempts: 3, rateLimitReported: true }));
  await ready();
  expect(screen.getByText('Un asesor te llamará para terminar esta compra.')).toBeTruthy();
  expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
});

test('a sold-out line shows its ALERTA in place of pieces and date, and similar products', async () => {
  const quotation = aQuotation({ Details: [sold] });
  const { address, called } = open(quotation, {
    answers: { 'DELETE /quotation/{id}/removedetail/{detailId}': aQuotation({ Details: [], version: 2 }) },
  });
  await ready();
  expect(screen.getByText('ALERTA: La cantidad original de piezas elegidas están AGOTADAS')).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Piezas/ })).toBeNull();
  fireEvent.click(button('Ver opciones'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(within(dialog).getByText('Hay un cambio de disponibilidad en uno o más de tus articulos')).toBeTruthy();
  expect(within(dialog).getByText('Verifique su nueva fecha de entrega y cantidad de piezas')).toBeTruthy();
  expect(within(dialog).queryByText('Modificar')).toBeNull();
  fireEvent.click(within(dialog).getByText('Ver parecidos'));
  await waitFor(() => expect(address()).toBe('/a/p-a?stockAlert=true'));
  expect(called('DELETE /quotation/{id}/removedetail/{detailId}')).toHaveLength(1);
});

test('a press on the words of an ALERTA opens its dialog, as its button does', async () => {
  open(aQuotation({ Details: [sold] }));
  await ready();
  fireEvent.click(screen.getByText('ALERTA: La cantidad original de piezas elegidas están AGOTADAS'));
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
});

test('stockAlert in the address opens the dialog by itself', async () => {
  open(aQuotation({ Details: [{ ...sold, availabilityChanged: 'changed' }] }), { query: '?stockAlert=true' });
  await ready();
  expect(screen.getByText('ALERTA: La cantidad original de piezas elegidas han cambiado')).toBeTruthy();
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
});

test('Modificar takes the line out and leads to its page, also where the dialog goes with its line', async () => {
  const { address, called } = open(
    aQuotation({ Details: [aLine({ validStock: false, availabilityChanged: 'changed' }), aLine({ id: 'b' })] }),
    {
      query: '?stockAlert=true',
      answers: {
        'DELETE /quotation/{id}/removedetail/{detailId}': aQuotation({ Details: [aLine({ id: 'b' })], version: 2 }),
      },
    },
  );
  await ready();
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByText('Modificar'));
  await waitFor(() => expect(address()).toBe('/a/p-a?stockAlert=true'));
  expect(called('DELETE /quotation/{id}/removedetail/{detailId}')).toHaveLength(1);
});

test('the postal code can be changed from the cart, also without articles or a postal code', async () => {
  const { shell } = open(aQuotation());
  await ready();
  fireEvent.click(button('Cambiar código postal'));
  expect(shell.stores.zipcode.getState()).toMatchObject({ asking: true, request: { quotationId: aQuotation().id } });
  document.body.replaceChildren();
  open(aQuotation({ Details: [], totalProducts: 0, ZipcodeDelivery: null }));
  expect(await screen.findByText('Ingresar código postal')).toBeTruthy();
});

test('the header shows the postal code of the open quotation; one whose attempts to pay are used up is no longer the cart', async () => {
  const zipcode = { id: '97000', cp: '97000', municipio: 'Mérida', estado: 'Yucatán', extraCost: false };
  const quotation = { id: aQuotation().id, count: 1 };
  const first = open(aQuotation(), { initial: { quotation, zipcode } });
  await ready();
  expect(first.shell.stores.zipcode.getState().value?.cp).toBe('77500');
  expect(first.shell.stores.quotation.getState().id).toBe(aQuotation().id);
  document.body.replaceChildren();
  const second = open(aQuotation({ rateLimitReported: true }), { initial: { quotation, zipcode } });
  await ready();
  expect(second.shell.stores.quotation.getState().id).toBeNull();
});

test('stock that the check finds gone closes the way on and brings the line’s alert', async () => {
  const before = aQuotation();
  const after = aQuotation({ Details: [sold] });
  let readings = 0;
  open(before, {
    answers: {
      'POST /quotation/findbyid/{id}': () => (readings++ === 0 ? before : after),
      'POST /quotation/{id}/validatestock': stockOf(after),
    },
  });
  expect(await screen.findByText(/AGOTADAS/)).toBeTruthy();
  expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
});

test('changes name the version on screen; another device’s earlier change is shown and not overwritten', async () => {
  const before = aQuotation();
  const theirs = aQuotation({ version: 5, Details: [aLine({ quantity: 3 })] });
  let current = before;
  const { called } = open(before, {
    answers: {
      'POST /quotation/findbyid/{id}': () => current,
      'PUT /quotation/updatedetails/{id}': () => {
        if (current.version === 1) {
          current = theirs;
          return new ApiError(412, 'quotation_changed', '');
        }
        current = { ...theirs, version: 6, Details: [aLine({ quantity: 4 })] };
        return current;
      },
    },
  });
  await ready();
  fireEvent.click(button('Agregar una pieza'));
  expect(await screen.findByText('Sofá: de 1 pieza a 3 piezas')).toBeTruthy();
  expect(called('PUT /quotation/updatedetails/{id}')[0]?.options).toEqual({ seenVersion: 1 });
  fireEvent.click(button('Entendido'));
  await waitFor(() => expect(screen.queryByText('Esta cotización cambió en otro dispositivo')).toBeNull());
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')[1]?.options).toEqual({ seenVersion: 5 }));
  // one's own change is no news
  await waitFor(() => expect(screen.getByDisplayValue('4')).toBeTruthy());
  expect(screen.queryByText('Esta cotización cambió en otro dispositivo')).toBeNull();
});

test('presses that follow each other quickly count from each other, and none is lost', async () => {
  let version = 1;
  const { called } = open(aQuotation(), {
    answers: {
      'PUT /quotation/updatedetails/{id}': async () => {
        version += 1;
        await new Promise((done) => setTimeout(done, 30));
        return aQuotation({ version, Details: [aLine({ quantity: version })] });
      },
    },
  });
  await ready();
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(screen.getByDisplayValue('2')).toBeTruthy());
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')).toHaveLength(2));
  expect(called('PUT /quotation/updatedetails/{id}').map(({ options: said }) => said)).toEqual([
    { seenVersion: 1 },
    { seenVersion: 2 },
  ]);
  await waitFor(() => expect(screen.getByDisplayValue('3')).toBeTruthy());
});

test('a screen reader hears the new total after a change of pieces', async () => {
  open(aQuotation(), {
    answers: {
      'PUT /quotation/updatedetails/{id}': aQuotation({ version: 2, total: 31_998, Details: [aLine({ quantity: 2 })] }),
    },
  });
  await ready();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContain('Total $31,998');
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(said()).toContain('Total $31,998'));
});

test('on a slow line the pieces and their price show at once that they are being changed, until the answer', async () => {
  let answer: (value: unknown) => void = () => {};
  open(aQuotation(), {
    answers: {
      'PUT /quotation/updatedetails/{id}': () =>
        new Promise((done) => {
          answer = done;
        }),
    },
  });
  await ready();
  const waiting = () => [...document.querySelectorAll('[data-waiting]')].map(({ textContent }) => textContent).join();
  expect(waiting()).toBe('');
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(waiting()).toMatch(/\$800.*Piezas/));
  answer(aQuotation({ version: 2, Details: [aLine({ quantity: 2, total: 1600 })] }));
  expect(await screen.findAllByText('$1,600')).toBeTruthy();
  expect(waiting()).toBe('');
});

test('choosing another date sets the pieces back to one', async () => {
  const { called } = open(aQuotation({ Details: [aLine({ quantity: 3 })] }), {
    answers: { 'PUT /quotation/updatedetails/{id}': aQuotation({ version: 2 }) },
  });
  await ready();
  fireEvent.change(screen.getByLabelText('Fecha de entrega'), { target: { value: '2026-12-05' } });
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')).toHaveLength(1));
  expect(called('PUT /quotation/updatedetails/{id}')[0]?.input).toMatchObject({
    body: { details: [{ id: 'a', quantity: 1, shipDate: '2026-12-05' }] },
  });
});

test.each<[string, Partial<Quotation>, string]>([
  ['ordered', { OrderWeb: 'f'.repeat(32) }, 'Esta cotización ya tiene un pedido asignado'],
  ['closed', { isClosed: true }, 'Esta cotización está cerrada'],
  ['looked at by its link', { hold: 'look' }, 'Ves esta cotización por su enlace'],
  [
    'being paid',
    {
      Payments: [
        {
          id: 'p',
          type: 'credit-card',
          group: 1,
          ammount: 8,
          amount: 8,
          description: '',
          status: 'unknown',
          createdAt: '',
        },
      ],
    },
    'Tu pago se está procesando',
  ],
])('%s: it can be read and printed, not changed', async (_what, change, words) => {
  open(aQuotation(change));
  await ready();
  expect(screen.getByText(words)).toBeTruthy();
  for (const name of ['Continuar', /^Quitar/, 'Vaciar', 'Que me llame un asesor'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Agregar artículo')).toBeNull();
  expect(button('Imprimir')).toBeTruthy();
});

test('a client whose session is over is told so, keeps the articles and has the way back in', async () => {
  const { called, shell } = open(aQuotation({ hold: 'signed-out' }));
  await ready();
  expect(screen.getByText('Tu sesión expiró')).toBeTruthy();
  fireEvent.click(button('Entrar'));
  expect(shell.stores.notices.getState().popup).toBe('account');
  expect(button('Agregar una pieza')).toBeTruthy();
  expect(called('POST /quotation/{id}/paymentoptions')).toHaveLength(0);
});

test.each<[string, Partial<Quotation>, boolean]>([
  ['that the ERP has', { orderStatus: 'completed' }, true],
  ['that waits for its transfer', { orderStatus: 'pending-payment' }, true],
  ['that the ERP does not have yet', { orderStatus: 'pending-sap' }, false],
  ['of somebody else', { orderStatus: 'completed', hold: 'look' }, false],
])('the link to an order %s', async (_what, change, there) => {
  open(aQuotation({ OrderWeb: 'f'.repeat(32), ...change }));
  await ready();
  expect(screen.getByText('Esta cotización ya tiene un pedido asignado')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver pedido' }) !== null).toBe(there);
});

test.each([
  ['seller', false],
  ['manager', false],
  ['admin', true],
])('a %s sees the link to the order: %s', async (role, there) => {
  const user = { id: 'u', role, firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false };
  open(aQuotation({ OrderWeb: 'f'.repeat(32), orderStatus: 'completed' }), { initial: { user } });
  await ready();
  expect(screen.queryByRole('link', { name: 'Ver pedido' }) !== null).toBe(there);
});

test('a price that was agreed for other pieces says so at its line', async () => {
  const bargain = {
    percentage: 40,
    quantity: 1,
    unitPriceWithDiscount: 400,
    total: 400,
    shipDate: '2026-11-28',
    day: '2026-11-21',
    ended: 'pieces' as const,
  };
  open(aQuotation({ Details: [aLine({ quantity: 3, bargain })] }));
  const text = await screen.findByText(/El precio acordado \(\$400 por pieza\) era por 1 pieza. Con 1 pieza vuelve/);
  expect(text).toBeTruthy();
});

test('prices renewed on another day are told', async () => {
  open(aQuotation({ repriced: [{ detailId: 'a', Name: 'Sofá', before: 700, now: 800 }] }));
  await ready();
  expect(screen.getByText('Sofá: antes $700, hoy $800')).toBeTruthy();
});

test('the paper names client and seller, and the screen has its buttons back after it', async () => {
  const User = {
    firstName: 'Rodrigo',
    lastName: 'Canul',
    email: 'r@actual.mx',
    phone: '',
    mobilePhone: '+529981234568',
  };
  open(aQuotation({ User, Client: { id: 'c', name: 'Ana Ruiz', email: 'a@b.mx', invited: false } }));
  await ready();
  expect(screen.queryByText('Te atiende Rodrigo Canul')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Te atiende Rodrigo Canul').parentElement?.textContent).toContain(
    '998 123 4568 · r@actual.mx',
  );
  expect(screen.getByRole('heading', { name: /^Cotización/ })).toBeTruthy();
  expect(screen.getByText('Ana Ruiz')).toBeTruthy();
  // the address of the store that everybody can open, wherever it is printed
  expect(screen.getByText('Actual Studio, https://tienda.mx')).toBeTruthy();
  expect(button('Continuar').closest('[data-noprint]')).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText('Ana Ruiz')).toBeNull();
});

test('where delivering costs extra, the cart says so beside the price of shipping', async () => {
  const { ZipcodeDelivery: place } = aQuotation();
  open(aQuotation({ ZipcodeDelivery: place && { ...place, extraCost: true } }));
  await ready();
  const shipping = screen.getByText('Envío').closest('dt')?.parentElement?.textContent;
  expect(shipping).toContain(extraCostText);
  expect(shipping).toContain('$0.00');
  expect(shipping).toMatch(/un asesor te lo dice antes de la entrega/);
});

test('an empty quotation says so and leads to the shop', async () => {
  open(aQuotation({ Details: [], totalProducts: 0 }));
  await ready();
  expect(screen.getByText(/No hay artículos en esta cotización/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
});

test('pieces changed while offline: it says so at once, the old number stays, and nothing is sent later by itself', async () => {
  const change = 'PUT /quotation/updatedetails/{id}';
  const { called } = open(aQuotation(), { answers: { [change]: new ApiError(0, 'unavailable', 'Failed to fetch') } });
  await ready();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  fireEvent.click(button('Agregar una pieza'));
  expect(await screen.findByText(/No tienes conexión a internet/)).toBeTruthy();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(called('POST /quotation/findbyid/{id}').length).toBeGreaterThan(1));
  expect(called(change)).toHaveLength(1);
});

test('a quotation that is no longer this browser’s leaves the page at the next press', async () => {
  const quotation = aQuotation();
  let isOut = false;
  const gone = () => {
    if (isOut) throw new ApiError(404, 'not_found', '');
    return quotation;
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(quotation, {
    answers: { 'POST /quotation/findbyid/{id}': gone, 'PUT /quotation/updatedetails/{id}': gone },
  });
  await ready();
  isOut = true;
  fireEvent.click(button('Agregar una pieza'));
  expect(await screen.findByText('404')).toBeTruthy();
  expect(screen.queryByText(/Folio 100001/)).toBeNull();
  jest.restoreAllMocks();
});

const add = 'POST /quotation/adddetail/{id}';

/** A cart of these lines, whose service removes the line b and adds it again at the end. */
function openThree(b: Partial<QuotationDetail> = {}, ids = ['a', 'b', 'c']) {
  const line = (id: string) => aLine({ id, name: `Mueble ${id}`, ...(id === 'b' ? b : {}) });
  const change = (Details: QuotationDetail[]) => {
    store.quotation = { ...store.quotation, version: store.quotation.version + 1, Details };
    return store.quotation;
  };
  const store = { quotation: aQuotation({ Details: ids.map(line) }) };
  return open(store.quotation, {
    answers: {
      'POST /quotation/findbyid/{id}': () => store.quotation,
      // unanswered until the line is removed
      'PUT /quotation/updatedetails/{id}': () => new Promise((done) => setTimeout(() => done(store.quotation), 300)),
      'DELETE /quotation/{id}/removedetail/{detailId}': () =>
        change(store.quotation.Details.filter(({ id }) => id !== 'b')),
      [add]: () =>
        store.quotation.Details.some(({ id }) => id === 'b2')
          ? store.quotation
          : change([...store.quotation.Details, { ...line('b'), id: 'b2' }]),
    },
  });
}

/** Removes the line b by keyboard. */
async function removeB() {
  await ready();
  const remove = screen.getByRole('button', { name: 'Quitar Mueble b' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mueble b' })).toBeNull());
}

test('by keyboard, whoever removes a line goes on at its «Deshacer», which brings its pieces and day back once', async () => {
  const { called } = openThree({ quantity: 3, shipDate: '2026-12-05' });
  await removeB();
  expect(screen.getByText('Quitaste Mueble b.').closest('[role=status]')).not.toBeNull();
  const undo = screen.getByRole('button', { name: 'Deshacer y regresar Mueble b' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  fireEvent.click(undo);
  await waitFor(() => expect(called(add)).toHaveLength(2));
  expect(called(add)[0]?.input).toMatchObject({ body: { productId: 'p-b', quantity: 3, shipDate: '2026-12-05' } });
  expect(called(add)[0]?.options?.seenVersion).toBe(2);
  // the service answers a key that it knows with what it answered first
  expect(new Set(called(add).map(({ options }) => options?.idempotencyKey)).size).toBe(1);
  expect(await screen.findByRole('link', { name: 'Mueble b' })).toBeTruthy();
  expect(screen.queryByText('Deshacer', { exact: false })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Mueble b');
});

test('a line removed before its new number of pieces was answered comes back with that number', async () => {
  const { called } = openThree();
  await ready();
  fireEvent.click(screen.getAllByRole('button', { name: 'Agregar una pieza' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getByDisplayValue('2')).toBeTruthy());
  fireEvent.click(button('Quitar Mueble b'));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer y regresar Mueble b' }));
  await waitFor(() => expect(called(add)[0]?.input).toMatchObject({ body: { quantity: 2 } }));
});

test('the last line of a cart can be brought back too', async () => {
  openThree({}, ['b']);
  await removeB();
  expect(screen.getByText(/No hay artículos en esta cotización/)).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Deshacer y regresar Mueble b' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Mueble b' })).toBeTruthy();
});

test('a line of a package, which would come back without it, has no «Deshacer»: the focus goes to the line in its place', async () => {
  openThree({ PromotionPackageApplied: { id: 'k', name: 'Sala completa' } });
  await removeB();
  expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Mueble c');
});
