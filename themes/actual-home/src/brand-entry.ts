import { type Brand, illustrationsLater } from '@actual/themes-contract';
import { favicon } from './favicon';
import { fonts } from './fonts';
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
  fonts,
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
