import type { FontFace } from './brand';

/** The cut of letters and axes that `shell/build-fonts.mjs` makes. Browsers keep a font for a year: another cut, another name. */
const cut = 'es1';

/** Names a font file of @fontsource-variable and the public address of its cut. */
export const fontFace = (face: Omit<FontFace, 'file' | 'url'> & { package: string; fileName: string }): FontFace => {
  const { package: packageName, fileName, ...rest } = face;
  return { ...rest, file: `${packageName}/files/${fileName}`, url: `/fonts/${cut}-${fileName}` };
};
