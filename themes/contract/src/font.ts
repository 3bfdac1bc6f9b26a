import type { FontFace } from './brand';

/** Names a font file of @fontsource-variable and its public address under /fonts. */
export const fontFace = (face: Omit<FontFace, 'file' | 'url'> & { package: string; fileName: string }): FontFace => {
  const { package: packageName, fileName, ...rest } = face;
  return { ...rest, file: `${packageName}/files/${fileName}`, url: `/fonts/${fileName}` };
};
