import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
/** Folders with texts that a shopper reads: pages, brands' words, mails. */
const folders = [
  'mfe-catalog/src',
  'mfe-catalog/content',
  'mfe-checkout/src',
  'mfe-account/src',
  'mfe-staff/src',
  'shell/src',
  'themes/ui/src',
  'themes/actual-studio/src',
  'themes/actual-home/src',
  'themes/actual-kids/src',
  'services/contracts/src',
  'services/checkout/src',
  'services/account/src',
  'services/kit/src',
];

test('texts for shoppers have one kind of quotes, «»', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|md|yaml)$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /[\u201c\u201d]/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
