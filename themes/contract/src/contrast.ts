import type { ColorTokens } from './color-tokens';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!parts) throw new Error(`${hex} is not a six-digit color`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2 contrast of two six-digit colors, 1 to 21. */
const contrastRatio = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

type Role = keyof ColorTokens;
/** [ink, ground, at least]: 4.5 for words, 3 for edges and drawings that carry meaning. */
const contrastPairs: [Role, Role, number][] = [
  ...(['bg', 'surface', 'tile', 'dialog', 'empty'] as const).flatMap((ground): [Role, Role, number][] => [
    ['text', ground, 4.5],
    ['text2', ground, 4.5],
  ]),
  ...(['tint1', 'tint2', 'tint3', 'tint4', 'priceBg', 'deliveryBg', 'selectedBg'] as const).flatMap(
    (ground): [Role, Role, number][] => [
      ['text', ground, 4.5],
      ['text2', ground, 4.5],
    ],
  ),
  ['text3', 'surface', 4.5],
  ['accent', 'bg', 4.5],
  ['accent', 'tile', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimaryHover', 'primaryHover', 4.5],
  ['onPrimaryHover', 'primaryPressed', 4.5],
  ['onBuy', 'buy', 4.5],
  ['onBuyHover', 'buyHover', 4.5],
  ['onBuyHover', 'buyPressed', 4.5],
  ['onSecondary', 'secondaryBg', 4.5],
  ['onSecondary', 'secondaryHover', 4.5],
  ['onSecondary', 'accentSoft', 4.5],
  ['disabledText', 'disabledBg', 4.5],
  ['error', 'bg', 4.5],
  ['error', 'surface', 4.5],
  ['errorText', 'errorBg', 4.5],
  ['success', 'bg', 4.5],
  ['success', 'successBg', 4.5],
  ['warning', 'bg', 4.5],
  ['warning', 'warningBg', 4.5],
  ['deliveryText', 'bg', 4.5],
  ['deliveryText', 'deliveryBg', 4.5],
  ['delivery', 'bg', 3],
  ['priceReduced', 'bg', 4.5],
  ['priceBefore', 'bg', 4.5],
  ['priceBefore', 'priceBg', 4.5],
  ['saving', 'surface', 4.5],
  ['discountText', 'discountBg', 4.5],
  ['chipText', 'chipBg', 4.5],
  ['chipSelectedText', 'chipSelectedBg', 4.5],
  ['onStepDone', 'stepDone', 4.5],
  ['onStepNow', 'stepNow', 4.5],
  ['toastText', 'toastBg', 4.5],
  ['toastText2', 'toastBg', 4.5],
  ['inverseText', 'inverseBg', 4.5],
  ['footerText', 'footerBg', 4.5],
  ['footerText2', 'footerBg', 4.5],
  ['stripText', 'stripBg', 4.5],
  ['stripAccent', 'stripBg', 4.5],
  ['heroText', 'heroBg', 4.5],
  ['heroText2', 'heroBg', 4.5],
  ['bandText', 'bandBg', 4.5],
  ['control', 'surface', 3],
  ['control', 'bg', 3],
  ['selected', 'surface', 3],
  ['focus', 'bg', 3],
  ['focusOnInverse', 'toastBg', 3],
];

/** Pairs of a brand that fall short, in words; transparent grounds are judged on the page's own. */
export const contrastFaults = (color: ColorTokens): string[] =>
  contrastPairs.flatMap(([ink, ground, least]) => {
    const under = color[ground] === 'transparent' ? color.bg : color[ground];
    const ratio = contrastRatio(color[ink], under);
    return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}, at least ${least}`];
  });
