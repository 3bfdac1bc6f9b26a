import { type Brand, fontFace, illustrationsLater } from '@actual/themes-contract';
import { favicon } from './favicon';
import { Hero } from './Hero';
import { Logo } from './Logo';
import { homeCategories, menu } from './menu';
import { structure } from './structure';
import { tokens } from './tokens';
import { voice } from './voice';

/** Actual Home: welcoming, practical; the house that is a price tag. */
export const brand: Brand = {
  site: 'actual-home',
  name: 'Actual Home',
  shortName: 'Home',
  themeColor: tokens.color.stripBg,
  tokens,
  structure,
  fonts: [
    fontFace({
      family: 'Radio Canada Big Variable',
      package: 'radio-canada-big',
      fileName: 'radio-canada-big-latin-wght-normal.woff2',
      weight: '400 700',
      preload: true,
      fallback: { name: 'Radio Canada Big Fallback', fonts: ['arial', 'roboto'] },
    }),
    fontFace({
      family: 'Radio Canada Variable',
      package: 'radio-canada',
      fileName: 'radio-canada-latin-wght-normal.woff2',
      weight: '300 700',
      preload: true,
      fallback: { name: 'Radio Canada Fallback', fonts: ['arial', 'roboto'] },
    }),
  ],
  Logo,
  favicon,
  illustrations: illustrationsLater(
    async () => (await import(/* webpackChunkName: "actual-home-drawings" */ './illustrations')).illustrations,
  ),
  Hero,
  voice,
  menu,
  homeCategories,
};
