import type { Brand } from './brand';
import type { TypeStepName } from './tokens';

/** A role's name as custom properties have it: `radiusTile` is `radius-tile`. */
export const kebab = (name: string): string => name.replace(/[A-Z0-9]+/g, (found) => `-${found.toLowerCase()}`);

/** Declarations that set one step of the type scale; rem sizes follow the reader's own text size. */
export const type = (step: TypeStepName): string =>
  `font:var(--t-${kebab(step)});letter-spacing:var(--t-${kebab(step)}-ls);`;

/** Widths of the shared breakpoints, in px, on which a page may rely in every brand. */
export const breakpoints = { phone: 480, tablet: 721, desktop: 1024, wide: 1280 } as const;
/** Media queries to interpolate in styles: `${from.desktop} { … }`. */
export const from = {
  phone: `@media (min-width: ${breakpoints.phone}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
} as const;
/** A laptop's window, where the parts above a list leave little of it to see. */
export const lowWindow = `@media (min-width: ${breakpoints.desktop}px) and (max-height: 940px)`;
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Files of a brand that the page preloads, in order. */
export const preloads = (brand: Brand): string[] => brand.fonts.filter((font) => font.preload).map((font) => font.url);

export const farMark = 'data-far';
/** Attributes of a far part. A part that is taken over later may have lost the mark by then. */
export const far = { [farMark]: '', suppressHydrationWarning: true };

/**
 * A part far below the first screen, with `far` among its attributes: until the page is alive and takes the mark away, the
 * browser works its style and layout out only when it comes near, so that fonts and pictures that arrive cost the first
 * screen alone. Until then it is as high as told, in px on phones and from desktops on: near the truth, or a reload shows
 * another place.
 */
export const whenNear = (phone: number, desktop = phone): string => `
  @media screen {
    html:not([data-hydrated]) &[${farMark}] {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${phone}px;
    }
  }
  @media screen and (min-width: ${breakpoints.desktop}px) {
    html:not([data-hydrated]) &[${farMark}] {
      contain-intrinsic-block-size: auto ${desktop}px;
    }
  }
`;
