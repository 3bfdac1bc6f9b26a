import type { LoadedOrder } from '../order/order.queries';
import { confirmationMail } from './order-confirmation';

const line = (position: number): LoadedOrder['lines'][number] => ({
  id: `line-${position}`,
  productId: `product-${position}`,
  itemCode: `ST${position}`,
  name: `Sofá <b>Bruma</b> & "Co" ${position}`,
  url: '/sofa/1',
  picture: 'sofa-bruma',
  finish: 'Lino',
  quantity: 2,
  unitPrice: 100_050,
  unitTotal: 80_050,
  total: 160_100,
  shipDate: '2026-12-03',
  half: null,
  shipCompany: 'CUN',
  bigticket: 0,
  passageWhenPaid: null,
  carriage: null,
  discountName: null,
  hasSeries: false,
  seriesNumbers: [],
  hasRequest: false,
  standing: null,
  shipCompanyFrom: 'CUN',
});
const order = (lines: number, site: LoadedOrder['site'] = 'actual-studio'): LoadedOrder => ({
  id: '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f',
  folio: 200_001,
  site,
  status: 'pending-sap',
  holderHash: null,
  clientId: null,
  isInvited: true,
  firstName: '<script>alert(1)</script>',
  lastName: 'Pech',
  email: 'a@example.com',
  phone: '',
  address: {
    firstName: 'Lucía',
    lastName: 'Pech',
    email: 'a@example.com',
    phone: '9981234567',
    streetName: 'Av. "Tulum"',
    streetNumber: '12',
    neighborhood: 'Centro',
    municipality: 'Benito Juárez',
    city: 'Cancún',
    state: 'Quintana Roo',
    zipCode: '77500',
    interiorNumber: '',
    betweenStreets: '',
    references: '',
  },
  paymentType: 'credit-card',
  subtotalCents: 200_100 * lines,
  discountCents: 40_000 * lines,
  totalCents: 160_100 * lines,
  paidCents: 160_100 * lines,
  returnedCents: 0,
  settledCents: 0,
  cancellations: [],
  promises: [],
  deliveryEvents: [],
  delays: [],
  shipments: [],
  deliveryDate: '2026-12-03',
  wayIn: null,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  quotationId: 'q',
  quotationFolio: 100_001,
  cardCode: null,
  client: null,
  zipcodeId: '77500',
  zone: 'QROO',
  stateCode: 'ROO',
  extraCost: false,
  lines: Array.from({ length: lines }, (_, position) => line(position)),
  payments: [],
  documents: [],
  ledger: [],
  openedBy: [],
  pieces: [],
});

const link = { href: 'https://studio.example/api/order/0b6f4a52/open?llave=k', words: 'Ver mi pedido' };
const mailOf = (one: LoadedOrder) => confirmationMail(one, { origin: 'https://studio.example', link });

test('tells folio, lines, total, date, address and the way to the order', () => {
  const mail = mailOf(order(1));
  expect(mail.subject).toBe('Tu pedido 200001 en Actual Studio');
  for (const part of ['200001', '$1,601 MXN', '3/dic/2026', 'Cancún, Quintana Roo', '2 piezas'])
    expect(mail.html).toContain(part);
  for (const form of [mail.html, mail.text]) expect(form).toContain(link.href);
  expect(mail.html).toContain('https://studio.example/pictures/sofa-bruma-300.jpg');
  expect(mail.text).toContain('- 2 x Sofá <b>Bruma</b> & "Co" 0 (ST0): $1,601. Llega antes del 3/dic/2026.');
});

test('an unpaid order’s mail has the received and owed amounts, and where to pay', () => {
  const { html, text } = mailOf({ ...order(1), paidCents: 100_000 });
  for (const form of [html, text]) {
    expect(form).toContain('Recibimos $1,000 MXN y falta pagar $601 MXN antes de la entrega');
    expect(form).not.toContain('Recibimos tu pago');
  }
  expect(text).toContain('Pagado: $1,000\nPor pagar: $601 MXN');
});

test('a plan without interest is named with its total', () => {
  const payment = { type: '12-msi', months: 12, amountCents: 160_100, card: '3764', status: 'approved' };
  const { html, text } = mailOf({ ...order(1), payments: [payment] as unknown as LoadedOrder['payments'] });
  for (const form of [html, text])
    expect(form).toContain('12 meses sin intereses terminada en 3764: 12 MSI de $133.42, $1,601 en total');
});

test('mailboxes read the order in it: folio, total, pieces, day, address', () => {
  const { html } = mailOf(order(2));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Order',
    orderNumber: '200001',
    price: '3202.00',
    priceCurrency: 'MXN',
    url: link.href,
    acceptedOffer: [
      {
        itemOffered: { name: 'Sofá <b>Bruma</b> & "Co" 0', sku: 'ST0', url: 'https://studio.example/sofa/1' },
        price: '800.50',
        eligibleQuantity: { value: 2 },
      },
      {},
    ],
    orderDelivery: { expectedArrivalUntil: '2026-12-03', deliveryAddress: { postalCode: '77500' } },
  });
});

test('texts of people and merchants stay text, never markup', () => {
  const { html } = mailOf(order(1));
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>Bruma');
  expect(html).toContain('Sofá &lt;b&gt;Bruma&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(html).toContain('Av. &quot;Tulum&quot;');
});

test('forty lines stay below the size at which mail clients cut', () => {
  expect(Buffer.byteLength(mailOf(order(40)).html)).toBeLessThan(60 * 1024);
});

test('each brand writes under its own name and color', () => {
  const home = mailOf(order(1, 'actual-home')).html;
  const kids = mailOf(order(1, 'actual-kids')).html;
  expect(home).toContain('#F4B53C');
  expect(home).toContain('Actual Home');
  expect(kids).toContain('#FF8672');
  expect(kids).not.toContain('#F4B53C');
});

test('a guest reads how to get an account with the order; a client does not', () => {
  const textFor = (isInvited: boolean) => mailOf({ ...order(1), isInvited }).text;
  expect(textFor(true)).toContain('pide el enlace para elegir tu contraseña');
  expect(textFor(false)).not.toContain('contraseña');
});
