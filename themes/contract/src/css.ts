import type { Brand, FontFace } from './brand';
import { type Tokens, type TypeStep, type TypeStepName, typeStepNames } from './tokens';

const kebab = (name: string): string => name.replace(/[A-Z0-9]+/g, (found) => `-${found.toLowerCase()}`);
const rem = (px: number): string => `${Math.round((px / 16) * 10000) / 10000}rem`;
const ratio = (line: number, size: number): number => Math.round((line / size) * 1000) / 1000;

/** Address of one colour role: `colour('text2')` is `var(--c-text-2)`. */
export const colour = (role: keyof Tokens['colour']): string => `var(--c-${kebab(role)})`;
/** Address of one shape, space, motion or picture value: `token('radiusTile')` is `var(--radius-tile)`. */
export const token = (
  name: keyof Tokens['shape'] | keyof Tokens['space'] | keyof Tokens['motion'] | `picture-${string}`,
): string => `var(--${kebab(name)})`;

/** Declarations that set one step of the type scale; rem sizes follow the reader's own text size. */
export const type = (step: TypeStepName): string =>
  `font:var(--t-${kebab(step)});letter-spacing:var(--t-${kebab(step)}-ls);font-variation-settings:var(--t-${kebab(step)}-vs);`;

/** Widths of the shared breakpoints, in px: what a page may lean on in every brand. */
export const breakpoints = { phone: 480, tablet: 721, desktop: 1024, wide: 1280 } as const;
/** Media queries to interpolate in styles: `${from.desktop} { … }`. */
export const from = {
  phone: `@media (min-width: ${breakpoints.phone}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
} as const;
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

const stepFont = (step: TypeStep, phone: boolean): string => {
  const size = phone ? step.phoneSize : step.size;
  const line = phone ? step.phoneLine : step.line;
  return `${step.weight} ${rem(size)}/${ratio(line, size)} var(--family-${step.family})`;
};

const typeCss = (tokens: Tokens): { phone: string; desktop: string } => {
  let phone = '';
  let desktop = '';
  for (const name of typeStepNames) {
    const step = tokens.type[name];
    const prefix = `--t-${kebab(name)}`;
    phone += `${prefix}:${stepFont(step, true)};${prefix}-ls:${step.tracking}em;${prefix}-vs:${step.opsz ? `"opsz" ${step.opsz}` : 'normal'};`;
    if (stepFont(step, true) !== stepFont(step, false)) desktop += `${prefix}:${stepFont(step, false)};`;
  }
  return { phone, desktop };
};

const record = (values: object, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');

const fontFaceCss = (font: FontFace): string => {
  const { fallback } = font;
  const local = fallback.local.map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:"${font.family}";font-style:normal;font-display:swap;font-weight:${font.weight};src:url("${font.url}") format("woff2");}` +
    `@font-face{font-family:"${fallback.name}";src:${local};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.lineGap};}`
  );
};

/** The whole static stylesheet of a brand: @font-face and the custom properties every component reads. */
export const brandCss = (brand: Brand): string => {
  const { tokens } = brand;
  const steps = typeCss(tokens);
  const { space } = tokens;
  const root =
    record(tokens.colour, 'c-') +
    record(tokens.shape) +
    record(tokens.space) +
    record(tokens.motion) +
    record(tokens.picture, 'picture-') +
    record(tokens.families, 'family-') +
    steps.phone;
  const phone = `--margin:${space.pageMarginPhone};--gap-section:${space.sectionPhone};--gap-card:${space.cardGapPhone};--gap-row:${space.cardRowPhone};--pad-panel:${space.panelPhone};--gallery-ratio:${space.galleryRatioPhone};`;
  const desktop = `--gap-section:${space.section};--gap-card:${space.cardGap};--gap-row:${space.cardRow};--pad-panel:${space.panel};--gallery-ratio:${space.galleryRatio};`;
  return (
    brand.fonts.map(fontFaceCss).join('') +
    `:root{${root}${phone}}` +
    `@media (max-width:359px){:root{--margin:${space.pageMarginTiny};}}` +
    `@media (min-width:721px){:root{--margin:${space.pageMarginTablet};${desktop}${steps.desktop}}}` +
    `@media (min-width:1280px){:root{--margin:${space.pageMargin};}}`
  );
};

/** Files of a brand that the page preloads, in order. */
export const preloads = (brand: Brand): string[] => brand.fonts.filter((font) => font.preload).map((font) => font.url);
