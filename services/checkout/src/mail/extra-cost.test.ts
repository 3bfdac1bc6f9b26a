import { extraCostTerms, extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import type { RenderedMail } from '@actual/kit/mail';
import { anyOrder } from '../testing/any-order';
import { anyQuotation } from '../testing/any-quotation';
import { confirmationMail } from './order-confirmation';
import { quotationMail } from './quotation-mail';

const origin = 'https://studio.example';
const orderTo = (extraCost: boolean) =>
  confirmationMail(
    { ...anyOrder('actual-studio'), extraCost },
    { origin, link: { href: `${origin}/orden`, words: 'Ver mi pedido' } },
  );
const quotationTo = (extraCost: boolean) =>
  quotationMail(
    {
      ...anyQuotation('actual-studio'),
      zipcode: {
        id: '77580',
        cp: '77580',
        municipio: 'Puerto Morelos',
        ciudad: 'Puerto Morelos',
        estado: 'Quintana Roo',
        estadoCode: 'ROO',
        asentamiento: [],
        zone: 'CUN',
        extraCost,
      },
    },
    { origin, link: origin },
  );

const bothParts = ({ html, text }: RenderedMail) => [html, text];

test.each([
  ['order', orderTo],
  ['quotation', quotationTo],
])('the mail of an %s says beside the price of shipping that the postal code costs extra', (_what, mailTo) => {
  expect(mailTo(true).text).toContain(`Envío: $0.00. ${extraCostText} ${extraCostTerms}`);
  expect(mailTo(true).html).toMatch(new RegExp(`Envío<div[^>]*>${extraCostText} ${extraCostTerms}</div>`));
  for (const part of bothParts(mailTo(false))) expect(part).not.toContain(extraCostText);
});

test('the confirmation of an order says it beside its day too', () => {
  expect(orderTo(true).text).toContain(`Llega antes del 3/dic/2026. ${extraCostText}`);
  expect(orderTo(true).html).toContain(`Llega antes del 3/dic/2026</strong>. ${extraCostText}`);
});
