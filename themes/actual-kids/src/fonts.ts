import { fontFace } from '@actual/themes-contract/font';

/** Of titles. */
export const display = fontFace({
  family: 'Fredoka Variable',
  package: 'fredoka',
  fileName: 'fredoka-latin-wght-normal.woff2',
  weight: '300 700',
  preload: true,
  fallback: { name: 'Fredoka Fallback', fonts: ['arial', 'roboto'] },
});
/** Of everything else. */
export const text = fontFace({
  family: 'Figtree Variable',
  package: 'figtree',
  fileName: 'figtree-latin-wght-normal.woff2',
  weight: '300 900',
  preload: true,
  fallback: { name: 'Figtree Fallback', fonts: ['arial', 'roboto'] },
});

export const fonts = [display, text];
