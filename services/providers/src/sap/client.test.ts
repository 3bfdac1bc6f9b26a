import { randomUUID } from 'node:crypto';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '../sandbox/app';
import { createSap } from './client';
import type { Sap, SapOrderInput } from './types';

const credentials = SANDBOX_DEMO_CREDENTIALS.sap;

let sandbox: Sandbox;
let sap: Sap;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  sap = createSap({ baseUrl: sandbox.sapBaseUrl, ...credentials, timeoutMs: 1000 });
  await sap.createBusinessPartner({ cardCode: 'W100', name: 'Ana Ruiz', email: 'ana@example.com' });
});
afterEach(() => fetch(`${sandbox.origin}/sap/_control/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${sandbox.origin}/sap/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

async function logins(): Promise<number> {
  return ((await (await fetch(`${sandbox.origin}/sap/_control/sessions`)).json()) as { logins: number }).logins;
}

/** An order as the company's own people see it. */
async function document(docEntry: number): Promise<unknown> {
  const { company, user, password } = credentials;
  const login = await fetch(`${sandbox.sapBaseUrl}/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ CompanyDB: company, UserName: user, Password: password }),
  });
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]);
  return (await fetch(`${sandbox.sapBaseUrl}/Orders(${docEntry})`, { headers: { cookie: cookie.join('; ') } })).json();
}

const home = {
  receiver: 'Rosa Ek',
  phone: '+529987654321',
  street: 'Calle Luna 7',
  neighborhood: 'Centro',
  zipCode: '77500',
  city: 'Cancún',
  state: 'ROO',
};

function order(changes: Partial<SapOrderInput> = {}): SapOrderInput {
  return {
    webOrderId: randomUUID(),
    cardCode: 'W100',
    docDate: '2026-11-20',
    docDueDate: '2026-12-04',
    comments: 'Pedido en línea',
    shipTo: home,
    lines: [
      { itemCode: 'ST-SOFA-01', quantity: 3, priceAfterTaxCents: 1_299_950, warehouseCode: '01' },
      { itemCode: 'ST-MESA-02', quantity: 1, priceAfterTaxCents: 50, warehouseCode: '02' },
    ],
    ...changes,
  };
}

test('an item of a company without the field for parcels is read without them', async () => {
  await control('items', [{ itemCode: 'ST-SIN-01', itemName: 'MESA', price: 100, stock: { '01': 2 } }]);
  await control('faults', { noItemUserFields: true });
  const own = createSap({ baseUrl: sandbox.sapBaseUrl, ...credentials, timeoutMs: 1000 });
  for (const _ of [1, 2])
    expect(await own.readItem('ST-SIN-01')).toMatchObject({ kind: 'item', itemName: 'MESA', packing: undefined });
});

describe('orders', () => {
  it('have the total that was charged, to the centavo', async () => {
    const made = await sap.createOrder(order());
    expect(made).toMatchObject({ kind: 'sap_document', docTotalCents: 3_899_900, found: false });
  });

  it('tell the numbers that the warehouse allocated, all of an item together, and none before', async () => {
    await control('items', [
      { itemCode: 'ST-LAMP-01', itemName: 'LAMPARA', price: 100, series: true, stock: { '01': 9 } },
    ]);
    const line = (itemCode: string, quantity: number, warehouseCode: string) => ({
      itemCode,
      quantity,
      warehouseCode,
      priceAfterTaxCents: 10_000,
    });
    const made = await sap.createOrder(
      order({ lines: [line('ST-LAMP-01', 1, '01'), line('ST-SOFA-01', 1, '01'), line('ST-LAMP-01', 2, '02')] }),
    );
    if (made.kind !== 'sap_document') throw new Error('no order');
    expect(await sap.readSeries(made.docEntry)).toEqual({ kind: 'series', byItem: new Map() });
    const allocated = await fetch(`${sandbox.origin}/sap/_control/orders/${made.docEntry}/series`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(allocated.status).toBe(303);
    const answer = await sap.readSeries(made.docEntry);
    const numbers = answer.kind === 'series' ? answer.byItem.get('ST-LAMP-01') : [];
    expect(new Set(numbers).size).toBe(3);
    expect(answer.kind === 'series' && answer.byItem.has('ST-SOFA-01')).toBe(false);
    expect(await sap.readItem('ST-LAMP-01')).toMatchObject({ hasSeries: true });
    expect(await sap.readSeries(99_999)).toEqual({ kind: 'absent' });
  });

  it('are found again after the line was cut, and not written twice', async () => {
    const lost = order();
    await control('faults', { commitThenDrop: 1 });
    expect(await sap.createOrder(lost)).toMatchObject({ kind: 'provider_unreachable' });
    const again = await sap.createOrder(lost, { outcomeUnknown: true });
    expect(again).toMatchObject({ kind: 'sap_document', docTotalCents: 3_899_900, found: true });
    expect(await sap.createOrder(lost, { outcomeUnknown: true })).toEqual(again);
  });

  it('are written when the lost attempt did nothing', async () => {
    const lost = order();
    await control('faults', { failNext: 1, fault: 'drop' });
    expect(await sap.createOrder(lost)).toMatchObject({ kind: 'provider_unreachable' });
    expect(await sap.findOrder(lost.webOrderId)).toEqual({ kind: 'absent' });
    expect(await sap.createOrder(lost, { outcomeUnknown: true })).toMatchObject({ found: false });
  });

  it('are read instead of repeated where the company keeps the key unique', async () => {
    await control('faults', { uniqueWebOrderId: true });
    const input = order();
    const first = await sap.createOrder(input);
    expect(await sap.createOrder(input)).toEqual({ ...first, found: true });
  });

  it('may have a quote in their key, and can be canceled', async () => {
    const input = order({ webOrderId: "O'Higgins and Cancelled eq 'tNO'" });
    const made = await sap.createOrder(input);
    expect(await sap.findOrder(input.webOrderId)).toEqual({ ...made, found: true });
    if (made.kind !== 'sap_document') throw new Error(made.kind);
    expect(await sap.cancelOrder(made.docEntry)).toEqual({ kind: 'done' });
    expect(await sap.findOrder(input.webOrderId)).toEqual({ kind: 'absent' });
  });

  it('take new days line by line, once however often it is sent, and none once they are closed', async () => {
    const webOrderId = randomUUID();
    const line = (itemCode: string, warehouseCode: string) => ({
      itemCode,
      warehouseCode,
      quantity: 1,
      priceAfterTaxCents: 100,
    });
    const made = await sap.createOrder(
      order({ webOrderId, lines: [line('ST-A', '01'), line('ST-B', '01'), line('ST-A', '02')] }),
    );
    if (made.kind !== 'sap_document') throw new Error(made.kind);
    const dates = {
      docDueDate: '2026-12-20',
      comments: '2026-12-20 por la mañana',
      lines: [
        { itemCode: 'ST-A', shipDate: '2026-12-18' },
        { itemCode: 'ST-A', shipDate: '2026-12-20' },
        { itemCode: 'ST-B', shipDate: '2026-12-19' },
      ],
    };
    for (const _ of [1, 2]) expect(await sap.moveOrder(made.docEntry, dates)).toEqual({ kind: 'done' });
    expect(await document(made.docEntry)).toMatchObject({
      DocDueDate: '2026-12-20',
      Comments: '2026-12-20 por la mañana',
      DocumentLines: [
        { ItemCode: 'ST-A', ShipDate: '2026-12-18', Quantity: 1 },
        { ItemCode: 'ST-B', ShipDate: '2026-12-19' },
        { ItemCode: 'ST-A', ShipDate: '2026-12-20', WarehouseCode: '02' },
      ],
    });
    await sap.cancelOrder(made.docEntry);
    expect(await sap.moveOrder(made.docEntry, dates)).toMatchObject({
      kind: 'provider_rejected_request',
      retry: 'never',
    });
    expect(await sap.moveOrder(999_999, dates)).toEqual({ kind: 'absent' });
  });

  it('go to somebody else, the same again without harm, and to nobody once they are closed', async () => {
    const made = await sap.createOrder(order());
    if (made.kind !== 'sap_document') throw new Error(made.kind);
    expect(await document(made.docEntry)).toMatchObject({ AddressExtension: { ShipToStreet: 'Calle Luna 7' } });
    const other = { ...home, receiver: 'Ana May', street: 'Calle Sol 8' };
    for (const _ of [1, 2]) expect(await sap.readdressOrder(made.docEntry, other)).toEqual({ kind: 'done' });
    expect(await document(made.docEntry)).toMatchObject({
      AddressExtension: {
        ShipToAddress2: 'Ana May, +529987654321',
        ShipToStreet: 'Calle Sol 8',
        ShipToZipCode: '77500',
      },
      DocTotal: made.docTotalCents / 100,
    });
    await sap.cancelOrder(made.docEntry);
    expect(await sap.readdressOrder(made.docEntry, other)).toMatchObject({ kind: 'provider_rejected_request' });
    expect(await sap.readdressOrder(999_999, other)).toEqual({ kind: 'absent' });
  });

  it('lose pieces or whole lines and their amount, once however often it is sent, and none once they are closed', async () => {
    const webOrderId = randomUUID();
    const line = (itemCode: string, warehouseCode: string, quantity: number) => ({
      itemCode,
      warehouseCode,
      quantity,
      priceAfterTaxCents: 10_050,
    });
    const made = await sap.createOrder(
      order({ webOrderId, lines: [line('ST-A', '01', 2), line('ST-B', '01', 1), line('ST-A', '02', 3)] }),
    );
    if (made.kind !== 'sap_document') throw new Error(made.kind);
    const kept = [line('ST-A', '02', 1), line('ST-A', '01', 2)];
    for (const _ of [1, 2]) expect(await sap.keepLines(made.docEntry, kept)).toEqual({ kind: 'done' });
    expect(await document(made.docEntry)).toMatchObject({
      DocTotal: 301.5,
      DocumentLines: [
        { ItemCode: 'ST-A', WarehouseCode: '01', Quantity: 2 },
        { ItemCode: 'ST-A', WarehouseCode: '02', Quantity: 1 },
      ],
    });
    await sap.cancelOrder(made.docEntry);
    expect(await sap.keepLines(made.docEntry, kept)).toMatchObject({
      kind: 'provider_rejected_request',
      retry: 'never',
    });
  });

  it('are listed by our ids, page after page, with those that were canceled', async () => {
    const ids = Array.from({ length: 45 }, (_, at) => `list or 'x' and ${at}`);
    for (const webOrderId of ids) await sap.createOrder(order({ webOrderId }));
    const gone = await sap.findOrder(ids[44] ?? '');
    if (gone.kind === 'sap_document') await sap.cancelOrder(gone.docEntry);
    const list = await sap.listOrders([...ids, 'nobody']);
    if (list.kind !== 'sap_orders') throw new Error(list.kind);
    expect(list.orders.map(({ webOrderId }) => webOrderId)).toEqual(ids);
    expect(list.orders.filter(({ canceled }) => canceled).map(({ webOrderId }) => webOrderId)).toEqual([ids[44]]);
    expect(list.orders[0]).toMatchObject({ docTotalCents: 3_899_900 });
  });

  it('are refused for good by a rule of the business', async () => {
    const answer = await sap.createOrder(order({ cardCode: 'NADIE' }));
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', code: '-5002', retry: 'never' });
  });
});

describe('sessions', () => {
  it('are renewed after half an hour without use, even in the middle of a write', async () => {
    await sap.findOrder('x');
    const before = await logins();
    await control('clock', { advanceMinutes: 31 });
    expect(await sap.createOrder(order())).toMatchObject({ kind: 'sap_document', found: false });
    expect(await logins()).toBe(before + 1);
  });

  it('are shared: many requests at once log in once', async () => {
    await control('faults', { failNext: 1, fault: 'session_dead' });
    await sap.findOrder('x');
    const before = await logins();
    await control('clock', { advanceMinutes: 31 });
    await Promise.all(Array.from({ length: 8 }, () => sap.findOrder('x')));
    expect(await logins()).toBe(before + 1);
  });

  it('are asked for again when SAP trips over parallel logins', async () => {
    await control('clock', { advanceMinutes: 31 });
    await control('faults', { failNext: 1, fault: 'parallel_login' });
    expect(await sap.findOrder('x')).toEqual({ kind: 'absent' });
  });

  it('are not insisted on with a wrong password', async () => {
    const wrong = createSap({ baseUrl: sandbox.sapBaseUrl, ...credentials, password: 'no' });
    expect(await wrong.findOrder('x')).toMatchObject({
      kind: 'provider_rejected_request',
      httpStatus: 401,
      code: '-304',
    });
    await control('faults', { failNext: 1, fault: 'bad_login' });
    await wrong.findOrder('x');
    const left = (await (await fetch(`${sandbox.origin}/sap/_control/faults`)).json()) as { failNext: number };
    expect(left.failNext).toBe(1);
  });
});

describe.each(['v1', 'v2'])('Service Layer %s', (version) => {
  const client = () =>
    createSap({ baseUrl: sandbox.sapBaseUrl.replace('/v2', `/${version}`), ...credentials, timeoutMs: 1000 });

  it.each([
    [
      'business_rule',
      { kind: 'provider_rejected_request', code: '-5002', message: 'Item is inactive', retry: 'never' },
    ],
    ['locked', { kind: 'provider_rejected_request', code: '-2038', retry: 'later' }],
    ['sick_node', { kind: 'provider_unreachable' }],
    ['proxy_error', { kind: 'provider_unreachable' }],
  ])('a write that meets %s is tried once', async (fault, expected) => {
    await control('faults', { failNext: 2, fault });
    expect(await client().createOrder(order())).toMatchObject(expected);
    const left = (await (await fetch(`${sandbox.origin}/sap/_control/faults`)).json()) as { failNext: number };
    expect(left.failNext).toBe(1);
  });

  it.each(['sick_node', 'proxy_error', 'drop', 'session_dead'])(
    'a read that meets %s is tried again',
    async (fault) => {
      await control('faults', { failNext: 1, fault });
      expect(await client().findOrder('x')).toEqual({ kind: 'absent' });
    },
  );

  it('an item that is not there is absent', async () => {
    expect(await client().readItem("NO'HAY")).toEqual({ kind: 'absent' });
    await client().createOrder(order());
    expect(await client().readItem('ST-SOFA-01')).toMatchObject({ kind: 'item', itemCode: 'ST-SOFA-01', valid: true });
  });
});

describe('partners and payments', () => {
  it('a customer is found by RFC or by e-mail, and made otherwise', async () => {
    const maker = { cardCode: 'W200', name: 'Muebles Uno', rfc: 'EKU9003173C9', email: 'uno@example.com' };
    expect(await sap.createBusinessPartner(maker)).toEqual({
      kind: 'business_partner',
      cardCode: 'W200',
      found: false,
    });
    expect(await sap.createBusinessPartner({ ...maker, cardCode: 'W201' })).toMatchObject({
      cardCode: 'W200',
      found: true,
    });
    expect(await sap.createBusinessPartner({ cardCode: 'W202', name: 'Ana', email: 'ana@example.com' })).toMatchObject({
      cardCode: 'W100',
      found: true,
    });
    expect(await sap.createBusinessPartner({ cardCode: 'W100', name: 'Eva', email: 'eva@example.com' })).toMatchObject({
      cardCode: 'W100',
      found: true,
    });
  });
});
