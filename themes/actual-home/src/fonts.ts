import { fontFace } from '@actual/themes-contract/font';

/** Of titles. */
export const display = fontFace({
  family: 'Radio Canada Big Variable',
  package: 'radio-canada-big',
  fileName: 'radio-canada-big-latin-wght-normal.woff2',
  weight: '400 700',
  preload: true,
  fallback: { name: 'Radio Canada Big Fallback', fonts: ['arial', 'roboto'] },
});
/** Of everything else. */
export const text = fontFace({
  family: 'Radio Canada Variable',
  package: 'radio-canada',
  fileName: 'radio-canada-latin-wght-normal.woff2',
  weight: '300 700',
  preload: true,
  fallback: { name: 'Radio Canada Fallback', fonts: ['arial', 'roboto'] },
});

export const fonts = [display, text];
