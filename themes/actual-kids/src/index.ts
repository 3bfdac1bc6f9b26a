import { type Brand, drawnLater, fontFace, illustrationsLater } from '@actual/themes-contract';
import { favicon } from './favicon';
import { Hero } from './Hero';
import { Logo } from './Logo';
import { homeCategories, menu } from './menu';
import { structure } from './structure';
import { tokens } from './tokens';
import { voice } from './voice';

/** Actual Kids: playful, calm; everything is built from four wooden blocks. */
export const brand: Brand = {
  site: 'actual-kids',
  name: 'Actual Kids',
  shortName: 'Kids',
  themeColor: tokens.color.stripBg,
  tokens,
  structure,
  fonts: [
    fontFace({
      family: 'Fredoka Variable',
      package: 'fredoka',
      fileName: 'fredoka-latin-wght-normal.woff2',
      weight: '300 700',
      preload: true,
      fallback: { name: 'Fredoka Fallback', fonts: ['arial', 'roboto'] },
    }),
    fontFace({
      family: 'Figtree Variable',
      package: 'figtree',
      fileName: 'figtree-latin-wght-normal.woff2',
      weight: '300 900',
      preload: true,
      fallback: { name: 'Figtree Fallback', fonts: ['arial', 'roboto'] },
    }),
  ],
  Logo,
  favicon,
  illustrations: illustrationsLater(
    async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './illustrations')).illustrations,
  ),
  Hero,
  FooterScene: drawnLater(
    async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './FooterScene')).FooterScene,
  ),
  voice,
  menu,
  homeCategories,
};
