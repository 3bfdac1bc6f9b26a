import { ownerOf } from './owner';

const remotes = [
  { name: 'catalog', owns: ['/', '/category/:category', '/search', '/:slug/:id', '/ofertas'] },
  { name: 'checkout', owns: ['/quotations/*', '/checkout/*'] },
  { name: 'account', owns: ['/register', '/user/*'] },
  { name: 'staff', owns: ['/reports/*'] },
];

test.each([
  ['/', 'catalog'],
  ['/category/salas', 'catalog'],
  ['/sofa-bruma/1234', 'catalog'],
  ['/user/profile', 'account'],
  ['/quotations/edit/0123', 'checkout'],
  ['/checkout/order/0123/COMPRA-CONFIRMADA', 'checkout'],
  ['/reports/orders', 'staff'],
  ['/register', 'account'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(remotes, path)).toBe(owner);
});

test('an address outside the table has no owner', () => {
  expect(ownerOf(remotes, '/nada')).toBeNull();
  expect(ownerOf(remotes, '/a/b/c/d')).toBeNull();
  expect(ownerOf([], '/')).toBeNull();
});

test('without the staff remote a desk address is taken for a product’s, like any other two words', () => {
  expect(ownerOf(remotes.slice(0, 3), '/reports/orders')).toBe('catalog');
});
