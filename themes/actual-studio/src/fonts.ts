import type { FontFace } from '@actual/themes-contract/brand';
import { fontFace } from '@actual/themes-contract/font';

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

/** Of the names of products, and of other titles of their size. */
export const name = fraunces({ name: 'fraunces-name', weight: 380, opticalSize: 40 });
/** Of everything that is not a title. */
export const text = fontFace({
  family: 'Instrument Sans Variable',
  package: 'instrument-sans',
  fileName: 'instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  preload: true,
  fallback: { name: 'Instrument Sans Fallback', fonts: ['arial', 'roboto'] },
});

export const fonts: FontFace[] = [
  fraunces({ name: 'fraunces-title', weight: 340, opticalSize: 72 }),
  name,
  // the two words of the logo
  fraunces({
    family: 'Fraunces Logo',
    name: 'fraunces-logo',
    weight: 380,
    opticalSize: 100,
    letters: 'Actual Studio',
    fallback: { ...serifs, name: 'Fraunces Logo Fallback' },
  }),
  text,
];
