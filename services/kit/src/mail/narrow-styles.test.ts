import { items } from './items';
import { narrowRoles } from './narrow-styles';
import { renderMail } from './render-mail';

test('a mail with products carries every style for narrow screens, and a long word of a name breaks', () => {
  const product = {
    picture: 'https://tienda.example/p.jpg',
    name: 'Sofá esquinero Bruma',
    finish: null,
    pieces: '1 pieza',
    arrival: 'Llega antes del 3/dic/2026',
    price: '$19,920',
    before: '$24,900',
    text: 'Sofá',
  };
  const { html } = renderMail({
    site: 'actual-home',
    origin: 'https://tienda.example',
    subject: 'Asunto',
    preview: 'Vista',
    closing: 'Cierre.',
    blocks: [items([product])],
  });
  expect(html).toContain('@media (max-width:480px)');
  const worn = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(worn).toEqual(expect.arrayContaining(Object.values(narrowRoles)));
  expect(html).toMatch(/word-break:break-word[^>]*><strong>Sofá/);
});
