import type { Brand } from '@actual/themes-contract';
import { brandCss } from '@actual/themes-contract/stylesheet';
import type { ShellAssets } from './assets';

/** Blocks take no space of their own; `?boundaries=1` outlines them with their owner's name. */
const boundaryCss =
  '[data-boundary],[data-hydration]:not(html){display:contents}' +
  'html[data-boundaries] [data-boundary]{display:block;position:relative;outline:2px dashed #d6336c;outline-offset:-2px}' +
  'html[data-boundaries] [data-boundary]::before{content:attr(data-boundary);position:absolute;z-index:80;inset:0 auto auto 0;font:600 11px/1.4 monospace;background:#d6336c;color:#fff;padding:0 4px;pointer-events:none}';

/** A button that a link stands for without script is not shown beside it. */
const plainCss = '@media (scripting:none){noscript+button{display:none}}';

/** A page's static stylesheet: fonts, the brand's values, outlines of the boundary toggle, parts for script alone. */
export const stylesheetOf = (brand: Brand, { fallbackFaces }: Pick<ShellAssets, 'fallbackFaces'>): string =>
  brandCss(brand) + brand.fonts.map(({ url }) => fallbackFaces[url] ?? '').join('') + boundaryCss + plainCss;
