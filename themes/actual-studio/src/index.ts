import { type Brand, type FontFace, fontFace, illustrationsLater } from '@actual/themes-contract';
import { favicon } from './favicon';
import { Hero } from './Hero';
import { Logo } from './Logo';
import { homeCategories, menu } from './menu';
import { structure } from './structure';
import { tokens } from './tokens';
import { voice } from './voice';

const serifs: FontFace['fallback'] = { name: 'Fraunces Fallback', fonts: ['georgia', 'noto-serif', 'times'] };
interface Cut {
  family?: string;
  name: string;
  weight: number;
  opticalSize: number;
  letters?: string;
  fallback?: FontFace['fallback'];
}
/** The serif at one weight and one optical size: three such cuts together weigh less than the variable font. */
const fraunces = ({ weight, opticalSize, ...cut }: Cut) =>
  fontFace({
    family: 'Fraunces',
    package: 'fraunces',
    fileName: 'fraunces-latin-opsz-normal.woff2',
    weight: String(weight),
    axes: { wght: weight, opsz: opticalSize },
    preload: true,
    fallback: serifs,
    ...cut,
  });

/** Actual Studio: editorial, measured; the cota under every piece. */
export const brand: Brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  shortName: 'Studio',
  themeColor: tokens.color.bg,
  tokens,
  structure,
  fonts: [
    fraunces({ name: 'fraunces-title', weight: 340, opticalSize: 144 }),
    fraunces({ name: 'fraunces-name', weight: 380, opticalSize: 40 }),
    // the two words of the logo
    fraunces({
      family: 'Fraunces Logo',
      name: 'fraunces-logo',
      weight: 380,
      opticalSize: 100,
      letters: 'Actual Studio',
      fallback: { ...serifs, name: 'Fraunces Logo Fallback' },
    }),
    fontFace({
      family: 'Instrument Sans Variable',
      package: 'instrument-sans',
      fileName: 'instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
      preload: true,
      fallback: { name: 'Instrument Sans Fallback', fonts: ['arial', 'roboto'] },
    }),
  ],
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
