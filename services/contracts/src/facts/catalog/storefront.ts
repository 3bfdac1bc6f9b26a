import { mayEnter, type RoleAccess } from '../access/access';
import type { Role } from '../access/roles';
import { brands, type Site, sites } from '../company/brands';
import { pageName, pathOfPage } from './page-names';

/**
 * What staff change of the store, in their page's order; each kind is a document a brand, or one for the whole store.
 */
export const storefrontKinds = {
  banners: { label: 'Banners', address: 'banners', perBrand: true, access: 'manager' },
  promotions: { label: 'Promociones', address: 'promociones', perBrand: false, access: 'manager' },
  packages: { label: 'Paquetes', address: 'paquetes', perBrand: true, access: 'manager' },
  rooms: { label: 'Estancias', address: 'estancias', perBrand: true, access: 'manager' },
  'delivery-text': { label: 'Texto de entrega', address: 'texto-de-entrega', perBrand: true, access: 'manager' },
  warehouses: { label: 'Almacenes y rutas', address: 'almacenes', perBrand: false, access: 'admin' },
  'closed-days': { label: 'Días cerrados', address: 'dias-cerrados', perBrand: false, access: 'manager' },
  'extra-cost': { label: 'Códigos con costo extra', address: 'costo-extra', perBrand: false, access: 'manager' },
  company: { label: 'Datos de la empresa', address: 'empresa', perBrand: false, access: 'admin' },
  shops: { label: 'Tiendas', address: 'tiendas', perBrand: false, access: 'admin' },
  categories: { label: 'Categorías', address: 'categorias', perBrand: false, access: 'admin' },
  texts: { label: 'Textos', address: 'textos', perBrand: false, access: 'admin' },
} as const satisfies Record<string, { label: string; address: string; perBrand: boolean; access: RoleAccess }>;
export type StorefrontKind = keyof typeof storefrontKinds;
const kindNames = Object.keys(storefrontKinds) as StorefrontKind[];
/** True where somebody's role may see and change a kind. */
export const mayChange = (role: Role | undefined, kind: StorefrontKind): boolean =>
  mayEnter(role, storefrontKinds[kind].access);
export const kindsOpenTo = (role: Role | undefined): StorefrontKind[] =>
  kindNames.filter((kind) => mayChange(role, kind));

/** The document that all brands share. */
const wholeStore = 'store';

/** One document: its kind and its subject. */
export interface DocumentOf {
  readonly kind: StorefrontKind;
  /** A brand's code, or `store`; of a text, its page after that: `store.quienes-somos`. */
  readonly subject: string;
}

/** A document's name in addresses and in the audit log: `delivery-text.actual-home`, `closed-days.store`. */
export const documentName = (kind: StorefrontKind, site: string): string =>
  `${kind}.${storefrontKinds[kind].perBrand ? site : wholeStore}`;

/** Whose text of a page it is: a brand's, or that of all brands, which holds where a brand has none. */
export type TextScope = Site | typeof wholeStore;
const textScopes: readonly TextScope[] = [wholeStore, ...sites];
export const textDocument = (scope: TextScope, page: string): string => `texts.${scope}.${page}`;

/** The scope and page that a text's subject names. */
export function textOf(subject: string): { scope: TextScope; page: string } | undefined {
  const scope = textScopes.find((one) => subject.startsWith(`${one}.`));
  const page = subject.slice((scope?.length ?? 0) + 1);
  return scope && pageName.test(page) ? { scope, page } : undefined;
}

/** Every document there is, beside the texts of pages. */
const documents: ReadonlyMap<string, DocumentOf> = new Map(
  kindNames
    .filter((kind) => kind !== 'texts')
    .flatMap((kind) =>
      sites.map((site) => {
        const name = documentName(kind, site);
        return [name, { kind, subject: name.slice(kind.length + 1) }] as const;
      }),
    ),
);
/** The document of a name; of a text, whether there is such a page is the catalog's to know. */
export function documentOf(name: string): DocumentOf | undefined {
  const subject = name.startsWith('texts.') ? name.slice('texts.'.length) : '';
  return textOf(subject) ? { kind: 'texts', subject } : documents.get(name);
}

/** A document as people call it: «Texto de entrega de Actual Home». */
export function documentWords(name: string): string {
  const found = documentOf(name);
  if (!found) return name;
  const text = found.kind === 'texts' ? textOf(found.subject) : undefined;
  const brand = sites.find((site) => site === (text?.scope ?? found.subject));
  const label = text ? `Texto de ${pathOfPage(text.page)}` : storefrontKinds[found.kind].label;
  return brand ? `${label} de ${brands[brand].name}` : label;
}

/** Where a change stands: it holds, will hold, does not any more, or was taken back. */
export const versionStates = ['current', 'scheduled', 'past', 'undone'] as const;
export type VersionState = (typeof versionStates)[number];

/** The changes that a category can undergo. */
export const categoryChanges = ['new', 'renamed', 'moved', 'readdressed', 'shown', 'hidden', 'removed'] as const;
export type CategoryChange = (typeof categoryChanges)[number];

/** How much of it there is. */
export const storefrontLimits = {
  /** Characters of a text, and of a name or reason. */
  text: 4_000,
  /** Letters of a page of information: more than twice the longest that a store begins with. */
  pageText: 12_000,
  words: 80,
  /** Banners of a brand, and characters of their texts and addresses. */
  banners: 12,
  bannerText: 300,
  address: 300,
  /** Promotions, and the most that one takes off: a slip of a key must not give pieces away. */
  promotions: 100,
  percent: 90,
  /** Packages of a brand, the products of one, and the pieces of one of those. */
  packages: 60,
  packageProducts: 30,
  packagePieces: 99,
  /** Rooms of a brand, and the products of one. */
  rooms: 24,
  roomProducts: 12,
  closedDays: 400,
  /** Warehouses, their working days to pick and pack, their routes, and the working days of one. */
  warehouses: 40,
  handlingDays: 60,
  routes: 1_200,
  routeDays: 120,
  /** Places that the desk puts into another zone. */
  zoneChanges: 300,
  /** Shops, and the telephones and closed days of one. */
  shops: 60,
  shopPhones: 3,
  shopClosedDays: 40,
  /** Categories, with those that were taken out, and how deep they stand. */
  categories: 400,
  categoryLevels: 3,
  extraCostCodes: 500,
  /** Changes of one document that wait for their moment. */
  scheduled: 30,
  /** Changes of one document that are shown. */
  shown: 50,
  /** Days ahead that a change may be planned. */
  daysAhead: 400,
} as const;

/** A picture that staff hand in for the store, and the caps on drawing it anew for the catalog service. */
export const storefrontPicture = {
  bytes: 5 * 1_024 * 1_024,
  pixels: 50_000_000,
  /** Points of the square it is drawn into. */
  side: 1_000,
  seconds: 20,
  atOnce: 1,
  waiting: 5,
  /** Pictures of the store, in all. */
  most: 500,
} as const;

/**
 * A package's password: its length, how many wait for a package, and minutes it opens one, too few to pass it around.
 */
export const packagePassword = { shortest: 6, longest: 80, unused: 50, openMinutes: 30 } as const;

/** Widths in which each picture of the store lies ready, in both formats (`themes/ui`, Picture). */
export const pictureWidths = [300, 400, 600, 1_000] as const;
export const pictureFormats = ['avif', 'webp'] as const;
/** A file of a picture that staff handed in: its name says so, for it does not lie in the folder of the others. */
export const handedInFile = /^subida-[0-9a-f]{16}-\d{3,4}\.(?:avif|webp)$/;
