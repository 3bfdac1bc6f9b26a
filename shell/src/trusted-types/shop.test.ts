import { isOwnScript } from './shop';

const base = 'https://studio.example/category/salas';

test.each([
  ['/assets/shell-1.js', true],
  ['https://studio.example/_mfe/catalog/1.0.0-a/catalog-product-1.js', true],
  ['/api/docs/static/swagger-ui-bundle.js', false],
  ['/assets/../pictures/a.webp', false],
  ['//evil.example/assets/shell-1.js', false],
  ['https://evil.example/_mfe/catalog/a.js', false],
  ['https://studio.example@evil.example/assets/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://studio.example/3f6c', false],
  ['javascript:alert(1)', false],
])('lets the shop run the script %s: %s', (address, may) => {
  expect(isOwnScript(address, base)).toBe(may);
});
