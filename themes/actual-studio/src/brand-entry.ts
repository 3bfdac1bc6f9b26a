import { type Brand, illustrationsLater } from '@actual/themes-contract';
import { favicon } from './favicon';
import { fonts } from './fonts';
import { Hero } from './Hero';
import { Logo } from './Logo';
import { homeCategories, menu } from './menu';
import { structure } from './structure';
import { tokens } from './tokens';
import { voice } from './voice';

/** Actual Studio: editorial, measured; the cota under every piece. */
export const brand: Brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  shortName: 'Studio',
  themeColor: tokens.color.bg,
  tokens,
  structure,
  fonts,
  Logo,
  favicon,
  illustrations: illustrationsLater(
    async () => (await import(/* webpackChunkName: "actual-studio-drawings" */ './illustrations')).illustrations,
  ),
  Hero,
  voice,
  menu,
  homeCategories,
};
