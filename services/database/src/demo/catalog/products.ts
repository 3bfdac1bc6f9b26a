import { brands, type Society, sharedSociety } from '@actual/contracts/facts/company/brands';
import type { Packing } from '@actual/contracts/way-in/packing';
import modelFacts from '../../../demo-assets/models.json';
import { DESIGNS } from '../designs/index';
import { demoId, slugOf, steady } from '../ids';
import { agesOf } from './ages';
import { salesOf } from './best-sellers';
import { CARE } from './care';
import { CATEGORY_TREE, type CategoryNode } from './category-tree';
import { COLORS } from './colors';
import type { Design, Finish, Line, PromotionKey } from './design';
import { packingOf } from './packing';
import { hasModelColors, picturesOf } from './product-pictures';

export interface DemoProduct {
  readonly id: string;
  readonly itemCode: string;
  readonly name: string;
  readonly slug: string;
  readonly society: Society;
  readonly design: Design;
  readonly finish: Finish;
  /** Handles of its category and every ancestor. */
  readonly categories: readonly string[];
  /** `filter:value`, color included. */
  readonly filterValues: readonly string[];
  readonly priceCents: number;
  readonly promotion: PromotionKey | null;
  readonly groupId: string | null;
  readonly pictures: readonly string[];
  readonly model: string | null;
  readonly dimensions: readonly { name: string; label: string; value: number; uom: string }[];
  /** Null where a size is unknown. */
  readonly packing: Packing | null;
  readonly widthCm: number;
  readonly facts: string;
  readonly description: string;
  readonly packageContent: string;
  readonly restrictions: string;
  readonly conservation: string;
  readonly salesCount: number;
  readonly slowMovement: boolean;
  readonly spotlight: boolean;
  readonly searchText: string;
}

const SOCIETY = {
  studio: brands['actual-studio'].society,
  home: brands['actual-home'].society,
  both: sharedSociety,
  kids: brands['actual-kids'].society,
} as const satisfies Record<Line, Society>;
const PREFIX = { studio: 'ST', home: 'HM', both: 'ST', kids: 'KD' } as const satisfies Record<Line, string>;

/** CC0 models small enough to be looked at in 3D; their files lie in `demo-assets/models`. */
const MODELS_IN_3D: ReadonlySet<string> = new Set([
  'blendswap-cc-0-112',
  'blendswap-cc-0-132',
  'blendswap-cc-0-86',
  'blendswap-cc-0-125',
  'blendswap-cc-0-27',
  'blendswap-cc-0-4',
  'blendswap-cc-0-6',
  'blendswap-cc-0-65',
  'blendswap-cc-0-15',
  'blendswap-cc-0-171',
  'blendswap-cc-0-61',
  'blendswap-cc-0-73',
]);
const models: Readonly<Record<string, { sizeCm: number[] }>> = modelFacts;

const pathTo = (handle: string, nodes: readonly CategoryNode[] = CATEGORY_TREE): CategoryNode[] => {
  for (const node of nodes) {
    if (node.handle === handle) return [node];
    const below = pathTo(handle, node.children ?? []);
    if (below.length) return [node, ...below];
  }
  return [];
};

const round = (value: number): number => Math.round(value);

function dimensionsOf(design: Design): DemoProduct['dimensions'] {
  const [width = 0, depth = 0, height = 0] = design.sizeCm ?? models[design.model]?.sizeCm ?? [];
  const cm = (name: string, label: string, value: number | undefined) =>
    value ? [{ name, label, value, uom: 'cm' }] : [];
  const cubicMetres = Math.max(0.01, Math.round((width * depth * height) / 10_000) / 100);
  return [
    ...cm('Width', 'Ancho', round(width)),
    // things that hang or lie flat have a length
    ...(design.category === 'toallas' ? cm('Length', 'Largo', round(depth)) : cm('Depth', 'Fondo', round(depth))),
    ...cm('Height', 'Alto', Math.max(1, round(height))),
    ...cm('SeatHeight', 'Altura del asiento', design.seatHeight),
    ...cm('ChairBackHeight', 'Altura del respaldo', design.backHeight),
    ...cm('ArmRestHeight', 'Altura del brazo', design.armHeight),
    { name: 'Volume', label: 'Volumen', value: cubicMetres, uom: 'm³' },
    { name: 'Weight', label: 'Peso', value: design.weightKg, uom: 'kg' },
  ];
}

function restrictionsOf(design: Design): string {
  const own = design.restrictions ? `${design.restrictions} ` : '';
  const discount =
    design.promotion === 'liquidacion' ? ' Pieza con descuento mayor a 28 %: no aplica cambio por garantía.' : '';
  return `${own}Mide puertas, pasillos y escaleras antes de comprar. El color puede variar un poco según tu pantalla.${discount}`;
}

function productOf(
  design: Design,
  finish: Finish,
  itemCode: string,
  slug: string,
  groupId: string | null,
): DemoProduct {
  const color = COLORS[finish.color];
  const path = pathTo(design.category);
  const also = (design.also ?? []).flatMap((handle) => pathTo(handle));
  const stem = finish.picture ? `${design.picture}-${finish.picture}` : design.picture;
  const dimensions = dimensionsOf(design);
  const [width = 0, depth = 0, height = 0] = dimensions.map((one) => one.value);
  return {
    id: demoId('product', itemCode),
    itemCode,
    name: design.name,
    slug,
    society: SOCIETY[design.line],
    design,
    finish,
    categories: [...new Set([...path, ...also].map((node) => node.handle))],
    filterValues: [...new Set([...design.filters, ...agesOf(design.facts), `color:${color.filter}`])],
    priceCents: design.price * 100,
    promotion: design.promotion ?? null,
    groupId,
    pictures: picturesOf(stem),
    model: MODELS_IN_3D.has(design.model) && hasModelColors(stem) ? design.model : null,
    dimensions,
    packing: packingOf({ category: design.category, weightKg: design.weightKg, size: [width, depth, height] }),
    widthCm: width,
    facts: design.facts ?? `${width} × ${depth} × ${height} cm`,
    description: design.description,
    packageContent: design.contents ?? `1 ${design.name}, herrajes e instructivo.`,
    restrictions: restrictionsOf(design),
    conservation: CARE[design.care],
    salesCount: salesOf(stem, itemCode, Boolean(design.promotion)),
    slowMovement: design.promotion === 'liquidacion' || steady(`slow:${itemCode}`, 11) === 0,
    spotlight: steady(`spot:${itemCode}`, 6) === 0,
    searchText: [finish.finish, color.name, design.brand, design.words ?? '', design.size ?? ''].join(' '),
  };
}

/** Finishes and sizes of one piece are variants of each other. */
const groupKey = (design: Design): string => `${design.line}:${design.picture}`;

/** Every product of the demo store, in code order: each finish of each design is one. */
export function demoProducts(): DemoProduct[] {
  const counters: Record<string, number> = {};
  const slugs = new Set<string>();
  const freeSlug = (wanted: string): string => {
    let slug = wanted;
    for (let n = 2; slugs.has(slug); n += 1) slug = `${wanted}-${n}`;
    slugs.add(slug);
    return slug;
  };
  const inGroup = new Map<string, number>();
  for (const design of DESIGNS) {
    if (!design.hidden) inGroup.set(groupKey(design), (inGroup.get(groupKey(design)) ?? 0) + design.finishes.length);
  }
  return DESIGNS.flatMap((design) => {
    const prefix = design.hidden ? 'CO' : PREFIX[design.line];
    const grouped = !design.hidden && (inGroup.get(groupKey(design)) ?? 0) > 1;
    const groupId = grouped ? demoId('group', groupKey(design)) : null;
    return design.finishes.map((finish) => {
      counters[prefix] = (counters[prefix] ?? 0) + 1;
      const itemCode = `${prefix}-${String(counters[prefix]).padStart(4, '0')}`;
      const wanted = slugOf(design.finishes.length > 1 ? `${design.name} ${COLORS[finish.color].name}` : design.name);
      return productOf(design, finish, itemCode, freeSlug(wanted), groupId);
    });
  });
}
