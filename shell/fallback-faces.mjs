/**
 * The faces that stand for a brand's fonts until these arrive: fonts of the visitor's system, set as wide and as high as
 * the brand's, so that the change moves nothing.
 */
import { create } from 'fontkitten';

/** A sample of a shop's Spanish, for the mean width of letters. */
const sample =
  'Muebles y decoración para tu casa, con la fecha en que llegan a tu código postal. Sofás, salas esquineras y sillones de ' +
  'proporción justa; cunas, camas y guardado de madera clara. Hasta doce meses sin intereses con tarjeta: sabes cuánto pagas ' +
  'al mes y qué día llega antes de decidir. Depende de tu colonia, y se dice antes de pagar. $12,450 o 6 meses de $2,075';

/**
 * The mean width of the sample's letters, in em, and systems' name of the font. Measured at fonts of the same widths
 * that anybody may have: Gelasio, Noto Serif, Tinos, Arimo, Roboto.
 */
/** @typedef {{ width: number, local: string[] }} SystemFont */
/** @type {Record<'georgia' | 'noto-serif' | 'times' | 'arial' | 'roboto', SystemFont[]>} */
export const systemFonts = {
  georgia: [{ width: 0.4365, local: ['Georgia', 'Gelasio'] }],
  'noto-serif': [{ width: 0.4708, local: ['Noto Serif', 'NotoSerif'] }],
  times: [{ width: 0.3989, local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] }],
  arial: [
    { width: 0.4514, local: ['Arial', 'ArialMT', 'Liberation Sans'] },
    { width: 0.4805, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  ],
  roboto: [
    { width: 0.4472, local: ['Roboto', 'Roboto-Regular'] },
    { width: 0.4526, local: ['Roboto Bold', 'Roboto-Bold'] },
  ],
};

/** Where a variable font's weights change from those that a regular stands for to those of a bold. */
const boldFrom = 550;

/**
 * The weights of a font that one system font stands for, and the one whose widths are measured.
 * @param {string} weight
 */
function bandsOf(weight) {
  const [first, last = first] = weight.split(' ').map(Number);
  if (last < boldFrom) return [{ weight, measured: last, bold: false }];
  return [
    { weight: `${first} ${boldFrom - 1}`, measured: 400, bold: false },
    { weight: `${boldFrom} ${last}`, measured: 600, bold: true },
  ];
}

/** @param {number} ratio */
const percent = (ratio) => `${Math.round(ratio * 10_000) / 100}%`;

/**
 * CSS of the faces that stand for a font.
 * @param {Pick<import('./build-fonts.mjs').Font, 'weight' | 'fallback'>} font of a brand
 * @param {(weight: number) => Promise<Buffer>} cutAt makes the font's cut, of all letters, at one weight
 */
export async function fallbackFaces({ weight, fallback }, cutAt) {
  let css = '';
  for (const band of bandsOf(weight)) {
    const font = create(await cutAt(band.measured));
    if (font.isCollection) throw new Error(`the cut for ${fallback.name} holds several fonts`);
    const { ascent, descent, lineGap, unitsPerEm } = font;
    const glyphs = font.glyphsForString(sample);
    const mean = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / glyphs.length / unitsPerEm;
    // browsers use the last of equal faces that the system has
    for (const name of fallback.fonts.toReversed()) {
      const [regular, bold = regular] = systemFonts[name];
      const { width, local } = band.bold ? bold : regular;
      const adjust = mean / width;
      /** @param {number} units */
      const height = (units) => percent(Math.abs(units) / unitsPerEm / adjust);
      css +=
        `@font-face{font-family:"${fallback.name}";font-weight:${band.weight};` +
        `src:${local.map((one) => `local("${one}")`).join(',')};size-adjust:${percent(adjust)};` +
        `ascent-override:${height(ascent)};descent-override:${height(descent)};line-gap-override:${height(lineGap)};}`;
    }
  }
  return css;
}
