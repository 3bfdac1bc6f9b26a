import type { ColorTokens } from './color-tokens';

/** One step of the type scale; sizes and lines in CSS px at each width. */
export interface TypeStep {
  family: 'display' | 'text';
  size: number;
  line: number;
  phoneSize: number;
  phoneLine: number;
  weight: number;
  /** on phones, where the smaller size needs another cut */
  phoneWeight?: number;
  /** em */
  tracking: number;
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
  'button',
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
  radiusCheck: string;
  /** icon buttons: 0 or a circle */
  radiusRound: string;
  radiusTag: string;
  radiusThumb: string;
  radiusTile: string;
  /** option cards, delivery dates, notices */
  radiusTileS: string;
  radiusPanel: string;
  radiusDialog: string;
  radiusHero: string;
  controlBorder: string;
  chosenWidth: string;
  chipEdgeWidth: string;
  noticeBorderWidth: string;
  toastSign: string;
  checkSize: string;
  secondaryEdgeWidth: string;
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
  /** outline of a focused field and its offset */
  fieldFocus: string;
  fieldFocusOffset: string;
  /** box-shadow of a refused field */
  fieldErrorEdge: string;
  /** inner edge of the buy button, 'none' or an inset shadow */
  buyEdge: string;
  radiusStepper: string;
  stepperRule: string;
  rangeHeight: string;
  rangeThumb: string;
  rangeThumbGround: string;
  rangeThumbEdge: string;
  rangeThumbRadius: string;
  /** scale of a pressed button */
  press: string;
  deliveryWeight: string;
  /** between the words of large titles */
  titleWordSpace: string;
  iconStroke: string;
  iconCap: 'round' | 'square' | 'butt';
  iconJoin: 'round' | 'miter';
}

export interface SpaceTokens {
  container: string;
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
  /** distance of a badge from the tile's corner */
  cardInset: string;
  /** width of the product page's buying column */
  buyBox: string;
  galleryRatio: string;
  galleryRatioPhone: string;
  linePicture: string;
  /** width of the filter panel from 1024 and from 1280 */
  filter: string;
  filterWide: string;
  /** cards per row beside the filter panel */
  columnsTablet: string;
  columnsDesktop: string;
  columnsWide: string;
  /** slides seen in a carousel, and the width of one on a phone */
  slidesTablet: string;
  slidesDesktop: string;
  slidesWide: string;
  slidePhone: string;
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
  color: ColorTokens;
  type: Record<TypeStepName, TypeStep>;
  families: { display: string; text: string };
  shape: ShapeTokens;
  space: SpaceTokens;
  motion: MotionTokens;
  picture: PictureTokens;
}
