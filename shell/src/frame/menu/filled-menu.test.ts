import type { MenuGroup } from '@actual/themes-contract';
import { emptyLinksOf, menuWithout } from './filled-menu';

const link = (label: string, handle: string) => ({ label, href: `/category/${handle}` });
const menu: MenuGroup[] = [
  {
    ...link('Salas', 'salas'),
    columns: [
      { title: 'Salas', links: [link('Sofás', 'sofas'), link('Pufs', 'pufs')] },
      { title: 'TV', links: [link('Centros de TV', 'centros-de-tv')] },
    ],
  },
  link('Textiles', 'textiles'),
  { label: 'Ofertas', href: '/search?sortkey=slowmovement', tone: 'offer' },
  { ...link('KIDS', 'kids'), tone: 'outward' },
];

test('links to categories without a product are known; other pages and the sister store are not among them', () => {
  expect(emptyLinksOf(menu, new Set(['salas', 'sofas']))).toEqual([
    '/category/pufs',
    '/category/centros-de-tv',
    '/category/textiles',
  ]);
});

test('the menu has neither them, nor columns and groups in which nothing is left', () => {
  const shown = menuWithout(menu, emptyLinksOf(menu, new Set(['salas', 'sofas'])));
  expect(shown.map(({ label, columns }) => [label, columns?.map(({ title, links }) => [title, links.length])])).toEqual(
    [
      ['Salas', [['Salas', 1]]],
      ['Ofertas', undefined],
      ['KIDS', undefined],
    ],
  );
  expect(menuWithout(menu, [])).toEqual(menu);
});
