import type { FontFace } from './brand';

/** The cut of letters and axes that `shell/build-fonts.mjs` makes. Browsers keep a font for a year: another cut, another name. */
const cut = 'es2';

/** Names a font file of @fontsource-variable and the address of its cut; `name` where a brand makes several of one. */
export const fontFace = (
  face: Omit<FontFace, 'file' | 'url'> & { package: string; fileName: string; name?: string },
): FontFace => {
  const { package: packageName, fileName, name, ...rest } = face;
  const cutName = name ? `${name}.woff2` : fileName;
  return { ...rest, file: `${packageName}/files/${fileName}`, url: `/fonts/${cut}-${cutName}` };
};

/** The `@font-face` rule of a font; `origin` where it is not the page's own. */
export const fontFaceCss = ({ family, weight, url }: FontFace, origin = ''): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url("${origin}${url}") format("woff2");}`;
