import { type Brand, drawnLater, illustrationsLater } from '@actual/themes-contract';
import { ages } from './ages';
import { favicon } from './favicon';
import { fonts } from './fonts';
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
  fonts,
  Logo,
  favicon,
  illustrations: illustrationsLater(
    async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './illustrations')).illustrations,
  ),
  Hero,
  FooterScene: drawnLater(
    async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './FooterScene')).FooterScene,
  ),
  BandScene: drawnLater(
    async () => (await import(/* webpackChunkName: "actual-kids-drawings" */ './scenes')).BandScene,
  ),
  ages,
  voice,
  menu,
  homeCategories,
};
