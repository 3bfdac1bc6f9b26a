import type { Site } from '@actual/contracts/facts/company/brands';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import type { Tokens } from './tokens';

export type { Site };

/** The structural differences between brands; components choose by these words, never by a brand's name. */
export interface Structure {
  home: 'editorial' | 'hero-tiles' | 'scene';
  /** categories on the home page: a row of framed cells, color tiles, or block shapes */
  categories: 'hairline' | 'tile' | 'shapes';
  /** the rows of products on the home page */
  homeProducts: 'grid' | 'carousel';
  card: 'hairline' | 'tile' | 'tint';
  productInfo: 'tabs' | 'panels';
  /** the product's main picture: edge to edge on phones, or a scene with the page as its floor */
  gallery: 'bleed' | 'scene';
  showCota: boolean;
  /** false where the brand shows only a display of colors on cards */
  swatchesOnTile: boolean;
  cardAction: 'none' | 'plus' | 'button';
  discountBadge: 'text' | 'tag' | 'pill';
  /** the words of the discount beside the price on the product page */
  saving: 'none' | 'amount';
  monthsText: 'o-msi' | 'msi-de' | 'por-sin-intereses';
  /** the product page's price: under a rule, on a tint, or open with its months on a tint */
  priceBlock: 'rule' | 'panel' | 'open';
  header: 'strip-hairline' | 'strip-tabs' | 'strip-soft';
  menuStyle: 'spread' | 'bar' | 'pills';
  menuPanel: 'columns' | 'dropdown';
  search: 'underline' | 'boxed' | 'pill';
  steps: 'cota' | 'numbers' | 'dots';
  filter: 'open' | 'panel';
  /** the sign at the end of a title that opens */
  disclosure: 'plus' | 'chevron';
  /** weighty choices: rows between hairlines, one joined box, separate cards */
  options: 'rows' | 'joined' | 'cards';
  /** drawing beside an error */
  errorSign: 'warning' | 'error';
  /** drawing above the words of an empty state, or beside them where there is room */
  empty: 'above' | 'beside';
  breadcrumb: 'slash' | 'chevron';
  swatch: 'square' | 'labeled';
  cartWord: string;
  cartIcon: 'bag' | 'cart';
  buyVariant: 'primary' | 'buy';
}

export interface MenuLink {
  label: string;
  href: string;
}
export interface MenuGroup extends MenuLink {
  /** a plain link has none */
  columns?: { title: string; links: MenuLink[] }[];
  /** picture stem and sentence beside the columns */
  feature?: { title: string; text: string; href: string };
  tone?: 'offer' | 'outward';
}

/** An age that furniture is bought for, with its animal. */
export interface AgeTile {
  /** Value of the filter `edad`. */
  value: string;
  title: string;
  text: string;
  Drawing: ComponentType;
}

export interface Benefit {
  icon: BenefitIcon;
  title: string;
  text: string;
}
export type BenefitIcon = 'truck' | 'calendar' | 'card' | 'shield' | 'tools' | 'store' | 'ruler';

/** The brand's own words; the shop's fixed messages live in the specification's list, not here. */
export interface Voice {
  stripText: string;
  searchPlaceholder: string;
  heroEyebrow: string;
  heroTitle: string;
  heroText: string;
  heroButton: string;
  heroHref: string;
  heroSecondButton?: string;
  heroSecondHref?: string;
  categoriesTitle: string;
  offersTitle: string;
  guideTitle: string;
  guideText: string;
  /** offers help from a person to a visitor who went through a page of a list */
  helpTitle: string;
  helpText: string;
  helpButton: string;
  emptyCartTitle: string;
  emptyCartText: string;
  emptyCartButton: string;
  noResultsTitle: string;
  errorTitle: string;
  errorText: string;
  notFoundTitle: string;
  notFoundText: string;
  postalCodeTitle: string;
  postalCodeText: string;
  thanksTitle: string;
  footerLine: string;
  addToCart: string;
  seeCart: string;
  homeDescription: string;
  benefits: Benefit[];
}

/** Fonts that systems have; their widths are in `shell/fallback-faces.mjs`. */
export type SystemFont = 'georgia' | 'noto-serif' | 'times' | 'arial' | 'roboto';

export interface FontFace {
  /** CSS family name */
  family: string;
  /** file inside @fontsource-variable, '{package}/files/{file}' */
  file: string;
  /** public address, '/fonts/{file name}' */
  url: string;
  /** CSS weight, or range of weights */
  weight: string;
  /** the part of the variable font that the brand uses, by axis, or one place on it; all of it unless told */
  axes?: Record<string, number | { min: number; max: number }>;
  /** the only letters that are set in it */
  letters?: string;
  /**
   * the substitute until it arrives, which is set as wide and high: CSS family name, fonts of systems, the likest first
   */
  fallback: { name: string; fonts: readonly SystemFont[] };
  preload: boolean;
}

export type Svg = ComponentType<SVGProps<SVGSVGElement>>;
export interface LogoProps {
  /** on the footer's dark ground */
  onDark?: boolean;
  /** height in px of the wordmark's line */
  size?: number;
}

export interface Illustrations {
  emptyCart: Svg;
  noResults: Svg;
  error: Svg;
  postalCode: Svg;
  waiting: Svg;
}

/** The content of a brand's hero on the home page; the brand lays it out. */
export interface HeroProps {
  eyebrow?: string;
  title: string;
  text: string;
  /** buttons */
  actions: ReactNode;
  /** stems of pictures with a transparent ground, the leading piece first */
  pictures: string[];
  caption?: {
    name: string;
    href: string;
    /** pesos */
    price: number;
    before?: number;
    discount?: number;
    /** cm, for the cota */
    width?: number;
  };
  /** which picture is shown, pause */
  controls?: ReactNode;
}

export interface Brand {
  site: Site;
  name: string;
  shortName: string;
  tokens: Tokens;
  structure: Structure;
  fonts: FontFace[];
  /** color of the browser's own bar */
  themeColor: string;
  Logo: ComponentType<LogoProps>;
  /** complete SVG document, for /favicon.svg */
  favicon: string;
  illustrations: Illustrations;
  /** the first screen of the home page: planes with a cota, the house, or the hills */
  Hero: ComponentType<HeroProps>;
  /** a drawing on top of the footer */
  FooterScene?: ComponentType;
  /** a drawing on the band above a list, another one for each `of`; without it the drawing of waiting */
  BandScene?: ComponentType<{ of: string }>;
  /** ages to shop by, on the home page; their counts are the catalog's */
  ages?: readonly AgeTile[];
  voice: Voice;
  menu: MenuGroup[];
  /** categories on the home page, with the handle of /category/{handle} */
  homeCategories: { label: string; handle: string }[];
}
