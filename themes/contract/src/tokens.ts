/** Colour roles every brand fills; pairs are AA on the ground their name says. */
export interface ColourTokens {
  /** page ground */
  bg: string;
  /** fields, panels, dialogs */
  surface: string;
  /** ground of a product picture */
  tile: string;
  tile2: string;
  /** decorative hairline, never the only cue */
  line: string;
  /** edge of controls, at least 3:1 on surface */
  control: string;
  text: string;
  text2: string;
  /** placeholders, on surface only */
  text3: string;
  /** the brand's voice: cota, count, progress */
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  primary: string;
  primaryHover: string;
  primaryPressed: string;
  onPrimary: string;
  onPrimaryHover: string;
  buy: string;
  buyHover: string;
  buyPressed: string;
  onBuy: string;
  onBuyHover: string;
  secondaryBg: string;
  secondaryEdge: string;
  onSecondary: string;
  secondaryHover: string;
  link: string;
  linkLine: string;
  /** edge and ground of a chosen option */
  selected: string;
  selectedBg: string;
  focus: string;
  focusOnInverse: string;
  halo: string;
  success: string;
  successBg: string;
  successEdge: string;
  warning: string;
  warningBg: string;
  error: string;
  errorBg: string;
  errorText: string;
  infoBg: string;
  /** delivery promise */
  delivery: string;
  deliveryBg: string;
  inverseBg: string;
  inverseText: string;
  inverseText2: string;
  inverseAccent: string;
  footerBg: string;
  footerText: string;
  footerText2: string;
  /** the strip above the header */
  stripBg: string;
  stripText: string;
  stripAccent: string;
  disabledBg: string;
  disabledText: string;
  discountBg: string;
  discountText: string;
  priceText: string;
  priceReduced: string;
  priceBefore: string;
  /** panel behind the price of the product page */
  priceBg: string;
  count: string;
  onCount: string;
  heroBg: string;
  heroText: string;
  heroText2: string;
  heroWall: string;
  heroFloor: string;
  bandBg: string;
  bandText: string;
  tint1: string;
  tint2: string;
  tint3: string;
  tint4: string;
  skeleton: string;
  skeleton2: string;
  scrim: string;
  star: string;
}

/** One step of the type scale; sizes and lines in CSS px at each width. */
export interface TypeStep {
  family: 'display' | 'text';
  size: number;
  line: number;
  phoneSize: number;
  phoneLine: number;
  weight: number;
  /** em */
  tracking: number;
  /** optical size, for faces that have the axis */
  opsz?: number;
}

export const typeStepNames = [
  'hero',
  'h1',
  'h2',
  'h3',
  'h4',
  'product',
  'name',
  'priceXl',
  'priceL',
  'priceM',
  'lead',
  'body',
  'field',
  'ui',
  'label',
  'small',
  'micro',
] as const;
export type TypeStepName = (typeof typeStepNames)[number];

/** Lengths in CSS px unless they are strings. */
export interface ShapeTokens {
  radiusControl: string;
  radiusButton: string;
  radiusChip: string;
  radiusTag: string;
  radiusThumb: string;
  radiusTile: string;
  radiusPanel: string;
  radiusDialog: string;
  radiusHero: string;
  controlBorder: string;
  optionBorder: string;
  chosenBorder: string;
  panelBorder: string;
  ruleStrong: string;
  controlHeight: string;
  buttonHeight: string;
  buttonHeightLarge: string;
  buttonPad: string;
  swatch: string;
  swatchRadius: string;
  shadowFloat: string;
  shadowDialog: string;
  focusWidth: string;
  focusOffset: string;
  iconStroke: string;
  iconCap: 'round' | 'square' | 'butt';
  iconJoin: 'round' | 'miter';
}

export interface SpaceTokens {
  container: string;
  gutter: string;
  pageMargin: string;
  pageMarginTablet: string;
  pageMarginPhone: string;
  pageMarginTiny: string;
  section: string;
  sectionPhone: string;
  cardGap: string;
  cardGapPhone: string;
  cardRow: string;
  cardRowPhone: string;
  panel: string;
  panelPhone: string;
  dialog: string;
  filter: string;
}

export interface MotionTokens {
  quick: string;
  base: string;
  slow: string;
  ease: string;
  easeSlow: string;
}

/** How a picture sits on its tile. */
export interface PictureTokens {
  blend: string;
  scale: string;
  fit: 'contain' | 'cover';
  position: string;
  pad: string;
}

export interface Tokens {
  colour: ColourTokens;
  type: Record<TypeStepName, TypeStep>;
  families: { display: string; text: string };
  shape: ShapeTokens;
  space: SpaceTokens;
  motion: MotionTokens;
  picture: PictureTokens;
}
