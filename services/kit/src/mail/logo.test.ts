import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sites } from '@actual/contracts/facts/company/brands';
import { brandOf } from './brands';
import { shortMail } from './short-mail';

/** Width and height of a PNG, from its header. */
const sizeOf = (file: string) => {
  const header = readFileSync(file).subarray(16, 24);
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
};
const mailOf = (site: (typeof sites)[number]) =>
  shortMail({
    site,
    subject: 'Asunto',
    preview: 'Vista',
    greeting: 'Hola.',
    sentences: ['Frase.'],
    link: { href: 'https://tienda.example/user/purchases?x=1', words: 'Ver' },
    closing: 'Cierre.',
  });

test.each(sites)('%s: the logo of a mail is fetched from where its link leads, and keeps its shape', (site) => {
  const { name, logoWidth } = brandOf(site);
  const img = /<img[^>]*>/.exec(mailOf(site).html)?.[0] ?? '';
  expect(img).toContain('src="https://tienda.example/logo-correo.png"');
  expect(img).toContain(`alt="${name}"`);
  for (const size of [`width="${logoWidth}"`, 'height="28"']) expect(img).toContain(size);
  const file = join(__dirname, '../../../../themes', site, 'logo-correo.png');
  expect(sizeOf(file)).toEqual({ width: logoWidth * 2, height: 56 });
});
