import { isCheckout } from './is-checkout';

test.each([
  ['/checkout/client/1', '', true],
  ['/register', '?quotation=1', true],
  ['/register', '', false],
  ['/quotations/edit/1', '', false],
])('on %s%s nothing leads away from the purchase: %s', (pathname, search, expected) => {
  expect(isCheckout({ pathname, search })).toBe(expected);
});
