import type { LoadedOrder } from '../order/read-order';
import { confirmationMail } from './order-confirmation';

const line = (position: number): LoadedOrder['lines'][number] => ({
  id: `line-${position}`,
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
  shipCompany: 'CUN',
  ...{ hasSeries: false, seriesNumbers: [] },
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
  deliveryDate: '2026-12-03',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  quotationId: 'q',
  quotationFolio: 100_001,
  cardCode: null,
  stateCode: 'ROO',
  lines: Array.from({ length: lines }, (_, position) => line(position)),
  payments: [],
  documents: [],
  ledger: [],
  pieces: [],
});

test('tells folio, lines, total, date, address and the way to the order', () => {
  const mail = confirmationMail(order(1), 'https://studio.example');
  expect(mail.subject).toBe('Tu pedido 200001 en Actual Studio');
  for (const part of ['200001', '$1,601 MXN', '3/dic/2026', 'Cancún, Quintana Roo', '2 piezas'])
    expect(mail.html).toContain(part);
  expect(mail.html).toContain('https://studio.example/checkout/order/0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f');
  expect(mail.html).toContain('https://studio.example/pictures/sofa-bruma-300.webp');
  expect(mail.text).toContain('- 2 x Sofá <b>Bruma</b> & "Co" 0 (ST0): $1,601. Llega el 3/dic/2026.');
});

test('what people and merchants write is text, never markup', () => {
  const { html } = confirmationMail(order(1), 'https://studio.example');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>Bruma');
  expect(html).toContain('Sofá &lt;b&gt;Bruma&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(html).toContain('Av. &quot;Tulum&quot;');
});

test('forty lines stay below the size at which mail clients cut', () => {
  expect(Buffer.byteLength(confirmationMail(order(40), 'https://studio.example').html)).toBeLessThan(60 * 1024);
});

test('each brand writes under its own name and colour', () => {
  const home = confirmationMail(order(1, 'actual-home'), 'https://home.example').html;
  const kids = confirmationMail(order(1, 'actual-kids'), 'https://kids.example').html;
  expect(home).toContain('#F4B53C');
  expect(home).toContain('Actual Home');
  expect(kids).toContain('#FF8672');
  expect(kids).not.toContain('#F4B53C');
});
