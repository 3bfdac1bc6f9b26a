import type { Reply } from '@actual/contracts/client/client';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand, HeroProps, Structure } from '@actual/themes-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { HomeScreen } from './HomeScreen';
import { loader } from './loader';

const Hero = ({ title, controls, actions }: HeroProps) => (
  <div>
    {title} {controls} {actions}
  </div>
);
const brandWith = (home: Structure['home']) =>
  ({
    site: 'actual-studio',
    name: 'Actual Studio',
    homeCategories: [],
    Hero,
    structure: {
      home,
      homeProducts: home === 'editorial' ? 'grid' : 'carousel',
      categories: 'hairline',
      card: 'hairline',
      cardAction: 'none',
      discountBadge: 'text',
      monthsText: 'o-msi',
    },
    voice: { heroButton: 'Ver salas', offersTitle: 'En oferta', benefits: [], guideTitle: 'Guía', guideText: '' },
  }) as unknown as Brand;
const piece = (name: string) => ({
  id: name,
  ItemCode: name,
  Name: name,
  url: `/p/${name}`,
  slug: 'p',
  picture: 'sofa',
  pictureAlt: null,
  finish: null,
  facts: null,
  Price: 9_000,
  DiscountPrice: 6_750,
  Discount: 25,
  priceBefore: 9_000,
  months: null,
  widthCm: 50,
  tint: null,
  size: null,
  colors: [],
  color: null,
  Available: 8,
  slowMovement: false,
  isPackage: false,
  deliveryDate: null,
  promoDiscount: 25,
});
const banner = (title: string, more: object = {}) => ({
  id: title,
  filename: 'foto',
  displayUrl: `/category/${title}`,
  displayText: `Texto ${title}`,
  title,
  newTab: false,
  secondBanner: false,
  product: null,
  ...more,
});
const three = [banner('uno'), banner('dos'), banner('aparte', { secondBanner: true, newTab: true })];
const rowOf = (title: string) => ({
  title,
  text: '',
  href: '/category/salas',
  products: Array.from({ length: 6 }, (_, at) => piece(`${title} ${at}`)),
});
const longName = 'Sofá esquinero modular de cinco plazas Obsidiana';

// jsdom knows no media: nothing moves here
window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
// nor how wide a row is
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

async function open(home: Structure['home'], banners = three, widthCm = 50) {
  renderTestPage({
    brand: brandWith(home),
    routes: [{ path: '/', loader, Component: HomeScreen }],
    url: '/',
    answer: async (key) => {
      if (key === 'POST /site/findbyhandle/{handle}')
        return { banners, shops: [] } as unknown as Reply<'POST /site/findbyhandle/{handle}'>;
      if (key === 'GET /featuredproduct/{id}')
        return {
          carousels: ['Salas', 'Camas', 'Mesas'].map(rowOf),
          promo: [piece(longName)],
          piece: { ...piece('Buró'), widthCm },
          offersUntil: null,
          fromPrice: null,
        };
      return [];
    },
  });
  await screen.findByText(/^uno/);
}

test.each(['editorial', 'hero-tiles', 'scene'] as const)(
  '%s: a second banner stands alone, the others turn',
  async (home) => {
    await open(home);
    expect(screen.getByText('1 / 2')).toBeTruthy();
    const second = screen.getByRole('region', { name: 'aparte' });
    const way = within(second).getByRole('link', { name: 'Ver la selección' });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/category/aparte', '_blank']);
  },
);

test.each(['editorial', 'hero-tiles', 'scene'] as const)(
  '%s: the promo widget cuts a name at 36 characters, on the page and in its sheet',
  async (home) => {
    await open(home);
    const cut = 'Sofá esquinero modular de cinco plaz…';
    const widget = screen.getByRole('complementary', { name: 'En oferta' });
    const [name] = within(widget).getAllByRole('link');
    expect(name?.textContent?.length).toBeLessThanOrEqual(36);
    expect(cut.startsWith(name?.textContent?.slice(0, -1) ?? '-')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'En oferta: hasta −25\u00a0%', hidden: true }));
    expect(within(await screen.findByRole('dialog')).getByRole('link', { name: name?.textContent ?? '' })).toBeTruthy();
  },
);

test('draws the width line under a piece that stands alone to scale', async () => {
  await open('editorial');
  const panel = screen.getByRole('region', { name: 'Guía' });
  // 50 of 250 cm, which take 74 percent
  expect(panel.querySelector('[style*="width"]')?.getAttribute('style')).toContain('14.8%');
});

test('draws the width line under a wide piece as long as the piece', async () => {
  await open('editorial', three, 215);
  const panel = screen.getByRole('region', { name: 'Guía' });
  expect(within(panel).getByText('215 cm')).toBeTruthy();
  expect(panel.querySelector('[style*="width"]')).toBeNull();
});

test.each([
  ['hero-tiles', ['Salas', 'Camas', 'Mesas']],
  ['scene', ['Salas', 'Camas']],
] as const)('%s: every row of best sellers turns by itself and shows three of its six at once', async (home, rows) => {
  await open(home);
  for (const name of rows) {
    const row = within(screen.getByRole('region', { name }));
    expect(row.getByRole('button', { name: 'Pausar' })).toBeTruthy();
    expect(row.getByRole('list').style.getPropertyValue('--n')).toBe('3');
    expect(row.getAllByRole('article')).toHaveLength(6);
  }
});

test.each([
  [true, '_blank'],
  [false, null],
])('the banner opens another tab where staff say so: %s', async (newTab, target) => {
  await open('scene', [banner('uno', { newTab })]);
  const way = screen.getByRole('link', { name: 'Ver salas' });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/category/uno', target]);
});
