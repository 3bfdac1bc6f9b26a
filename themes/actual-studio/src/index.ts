import { type Brand, fontFace } from '@actual/themes-contract';
import { Hero } from './Hero';
import { illustrations } from './illustrations';
import { favicon, Logo } from './Logo';
import { homeCategories, menu } from './menu';
import { structure } from './structure';
import { tokens } from './tokens';
import { voice } from './voice';

/** Actual Studio: editorial, measured; the cota under every piece. */
export const brand: Brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  shortName: 'Studio',
  themeColour: tokens.colour.bg,
  tokens,
  structure,
  fonts: [
    fontFace({
      family: 'Fraunces Variable',
      package: 'fraunces',
      fileName: 'fraunces-latin-opsz-normal.woff2',
      weight: '340 600',
      axes: { wght: { min: 340, max: 600 }, opsz: { min: 40, max: 144 } },
      preload: true,
      fallback: {
        name: 'Fraunces Fallback',
        local: ['Georgia', 'Gelasio'],
        sizeAdjust: '96%',
        ascent: '101%',
        descent: '26%',
        lineGap: '0%',
      },
    }),
    fontFace({
      family: 'Instrument Sans Variable',
      package: 'instrument-sans',
      fileName: 'instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
      preload: true,
      fallback: {
        name: 'Instrument Sans Fallback',
        local: ['Arial', 'Liberation Sans'],
        sizeAdjust: '101%',
        ascent: '96%',
        descent: '25%',
        lineGap: '0%',
      },
    }),
  ],
  Logo,
  favicon,
  illustrations,
  Hero,
  voice,
  menu,
  homeCategories,
};
