import { sites } from '@actual/contracts/facts/company/brands';
import { heading, paragraph, title } from './blocks';
import { brandOf } from './brands';
import { renderMail } from './render-mail';

const mailOf = (site: (typeof sites)[number]) =>
  renderMail({
    site,
    origin: 'https://tienda.example',
    subject: 'Asunto',
    preview: 'Vista',
    closing: 'Cierre.',
    blocks: [title('Asunto'), heading('Piezas'), paragraph('Frase.')],
  }).html;
const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, styles = '']) => styles);

test.each(sites)('%s: titles and text have the brand’s letters where a mail client loads them', (site) => {
  const { display, faces, titleWeight } = brandOf(site);
  const html = mailOf(site);
  const styles = stylesOf(html).find((block) => block.includes('@font-face')) ?? '';
  for (const { family, url } of [faces.display, faces.text]) {
    expect(styles).toContain(`@font-face{font-family:"${family}"`);
    expect(styles).toContain(`src:url("https://tienda.example${url}")`);
  }
  expect(styles).toContain(
    `.d{font-family:"${faces.display.family}",${display}!important;font-weight:${titleWeight}!important}`,
  );
  for (const tag of ['h1', 'h2']) expect(html).toMatch(new RegExp(`<${tag}[^>]* class="d"`));
  // other clients keep the inline styles
  expect(html).toContain('font-family:Arial,Helvetica,sans-serif');
});

test('a client that drops a block with fonts keeps the dark colors', () => {
  const [dark = '', fonts = ''] = stylesOf(mailOf('actual-kids'));
  expect(dark).toContain('prefers-color-scheme');
  expect(dark).not.toContain('@font-face');
  expect(fonts).not.toContain('prefers-color-scheme');
});
