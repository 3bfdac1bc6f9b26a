import { sites } from '@actual/contracts/facts/company/brands';
import { button, facts, paragraph, smallPrint, title } from './blocks';
import { brandOf } from './brands';
import { darkRoles } from './dark-mode';
import { renderMail } from './render-mail';

const mailOf = (site: (typeof sites)[number]) =>
  renderMail({
    site,
    origin: 'https://tienda.example',
    subject: 'Asunto',
    preview: 'Vista',
    closing: 'Cierre.',
    blocks: [
      title('Asunto'),
      paragraph('Frase.'),
      facts([['Monto', '$1']]),
      smallPrint('Letra pequeña.'),
      button({ href: 'https://tienda.example', words: 'Ver' }),
    ],
  }).html;

test.each(sites)('%s: a mail asks for both modes and has the colors of the dark one', (site) => {
  const html = mailOf(site);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain(':root{color-scheme:light dark');
  const rules = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? '';
  const { dark } = brandOf(site);
  for (const color of [dark.page, dark.sheet, dark.ink, dark.bar, dark.button, dark.quiet, dark.line])
    expect(rules).toContain(`${color}!important`);
});

test('every color of the dark mode belongs to something in the mail', () => {
  const worn = [...mailOf('actual-studio').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(worn).toEqual(expect.arrayContaining(Object.values(darkRoles)));
});
