/** Color roles every brand fills; pairs are AA on the ground their name says. */
export interface ColorTokens {
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
  /** the brand’s voice: cota, cart, progress */
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
  optionEdge: string;
  optionBg: string;
  range: string;
  rangeRest: string;
  tab: string;
  empty: string;
  warningEdge: string;
  errorEdge: string;
  toastBg: string;
  toastText: string;
  toastText2: string;
  toastSign: string;
  toastSignText: string;
  /** amounts saved, in summaries */
  saving: string;
  stepDone: string;
  onStepDone: string;
  stepNow: string;
  onStepNow: string;
  /** ring around a tile under the pointer */
  tintRing: string;
  chipBg: string;
  chipEdge: string;
  chipText: string;
  chipSelectedBg: string;
  chipSelectedText: string;
  /** ground of dialogs, sheets and menus */
  dialog: string;
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
  /** words of the delivery line; its truck is `delivery` */
  deliveryText: string;
  inverseBg: string;
  inverseText: string;
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
  months: string;
  /** panel behind the price of the product page */
  priceBg: string;
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
}
