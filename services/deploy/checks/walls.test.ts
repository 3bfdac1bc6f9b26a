import { join } from 'node:path';
import { breachOf, findBreaches, WALLS } from './walls';

const root = join(__dirname, '..', '..', '..');
const breach = (folder: string, specifier: string) => {
  const wall = WALLS.find((candidate) => candidate.folder === folder);
  if (!wall) throw new Error(`no wall around ${folder}`);
  return breachOf(wall, join(root, folder, 'src', 'page.ts'), specifier, root);
};

test('no import goes through a wall', () => {
  expect(findBreaches(root)).toEqual([]);
});

test.each([
  ['mfe-catalog', '@actual/mfe-checkout', '<Slot name=…>'],
  ['mfe-catalog', '../../mfe-checkout/src/register', 'by its name'],
  ['mfe-catalog', '@actual/domain/delivery', '<Slot name=…>'],
  ['mfe-staff', '@actual/database', '<Slot name=…>'],
  ['services/catalog', '@actual/checkout-service', 'outbox'],
  ['services/catalog', '../../checkout/src/app', 'by its name'],
  ['services/catalog/src/product-index', '../../search/find-products', 'across'],
  ['services/catalog/src/product-index', '@actual/search', 'knows nothing of search'],
  ['services/search', '@actual/contracts', 'no store'],
  ['services/files', '@actual/database', 'neither products nor pages'],
  ['services/database', '@actual/files/bucket', 'serves every service'],
  ['services/account', '@actual/files/bucket', 'outbox'],
  ['services/contracts', 'knex', 'zod is all'],
  ['services/contracts/src/facts', 'zod', 'import nothing'],
  ['services/contracts/src/facts', '../../errors', 'by its name'],
  ['themes/ui', '@actual/shell-contract', 'as properties'],
  ['themes/ui', '@actual/contracts/client/client', 'as properties'],
  ['shell', '@actual/mfe-staff', 'registry at run time'],
])('%s may not import %s', (folder, specifier, advice) => {
  expect(breach(folder, specifier)).toContain(advice);
});

test.each([
  ['mfe-catalog', '@actual/shell-contract'],
  ['mfe-catalog', '@actual/domain/room-plan/index'],
  ['mfe-catalog', '@actual/domain/texts/content'],
  ['services/catalog', '@actual/database/supply'],
  ['services/catalog', '@actual/search'],
  ['services/contracts', 'zod'],
  ['shell', '@actual/files/bucket'],
  ['services/kit', '@actual/files/bucket'],
  ['themes/ui', '@actual/contracts/facts/text/written'],
  ['shell', './router'],
])('%s may import %s', (folder, specifier) => {
  expect(breach(folder, specifier)).toBeNull();
});
