/** The server's part of the styles: pages get it as text. */
import type { Brand } from './brand';
import { kebab } from './css';
import { fontFaceCss } from './font';
import { groundCss } from './ground';
import { type Tokens, type TypeStep, typeStepNames } from './tokens';

const rem = (px: number): string => `${Math.round((px / 16) * 10000) / 10000}rem`;
const ratio = (line: number, size: number): number => Math.round((line / size) * 1000) / 1000;

const stepFont = (step: TypeStep, phone: boolean): string => {
  const size = phone ? step.phoneSize : step.size;
  const line = phone ? step.phoneLine : step.line;
  const weight = (phone ? step.phoneWeight : undefined) ?? step.weight;
  return `${weight} ${rem(size)}/${ratio(line, size)} var(--family-${step.family})`;
};

const typeCss = (tokens: Tokens): { phone: string; desktop: string } => {
  let phone = '';
  let desktop = '';
  for (const name of typeStepNames) {
    const step = tokens.type[name];
    const prefix = `--t-${kebab(name)}`;
    phone += `${prefix}:${stepFont(step, true)};${prefix}-ls:${step.tracking}em;`;
    if (stepFont(step, true) !== stepFont(step, false)) desktop += `${prefix}:${stepFont(step, false)};`;
  }
  return { phone, desktop };
};

const record = (values: object, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');

/** The whole static stylesheet of a brand: @font-face, the custom properties every component reads, the page's ground. */
export const brandCss = (brand: Brand): string => {
  const { tokens } = brand;
  const steps = typeCss(tokens);
  const { space } = tokens;
  const root =
    record(tokens.color, 'c-') +
    record(tokens.shape) +
    record(tokens.space) +
    record(tokens.motion) +
    record(tokens.picture, 'picture-') +
    record(tokens.families, 'family-') +
    steps.phone;
  const phone = `--margin:${space.pageMarginPhone};--gap-section:${space.sectionPhone};--gap-card:${space.cardGapPhone};--gap-row:${space.cardRowPhone};--pad-panel:${space.panelPhone};--gallery-ratio:${space.galleryRatioPhone};`;
  const desktop = `--gap-section:${space.section};--gap-card:${space.cardGap};--gap-row:${space.cardRow};--pad-panel:${space.panel};--gallery-ratio:${space.galleryRatio};`;
  return (
    brand.fonts.map((face) => fontFaceCss(face)).join('') +
    `:root{${root}${phone}}` +
    `@media (max-width:359px){:root{--margin:${space.pageMarginTiny};}}` +
    `@media (min-width:721px){:root{--margin:${space.pageMarginTablet};${desktop}${steps.desktop}}}` +
    `@media (min-width:1280px){:root{--margin:${space.pageMargin};}}` +
    groundCss
  );
};
