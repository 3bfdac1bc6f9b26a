import type { PlanKind } from './plan';

/** What of a product tells how it is drawn. */
interface Named {
  readonly Name: string;
  readonly Categories: readonly { readonly Handle: string; readonly CategoryLevel: number }[];
}

/** By the category's address, the first that fits. */
const kinds: readonly (readonly [RegExp, PlanKind])[] = [
  [/tapete|alfombra/, 'rug'],
  [/colgante|cortina|mantel|toalla|portarretrato/, 'hung'],
  [/jarron|vela|charola|lamparas-de-(mesa|escritorio)/, 'small'],
  [/sofa|love-seat|salas-esquineras|bancas/, 'sofa'],
  [/sillon|butaca|puf|camastro|ocasional|tumbona|mecedora/, 'armchair'],
  [/mesas-y-sillas/, 'table'],
  [/silla|banco/, 'chair'],
  [/cama|cuna|litera/, 'bed'],
  [/mesas-(de-centro|laterales)/, 'coffee-table'],
  [/escritorio|tocador/, 'desk'],
  [/mesa|antecomedor|comedor/, 'table'],
  [/lampara|ilumina|sombrilla/, 'lamp'],
  [/planta|maceta/, 'plant'],
  [/librero|vitrina|credenza|organizador|buro|comoda|closet|centros-de-tv|cocina|bano|almacen/, 'shelf'],
];

/** How a product is drawn in a plan: by its nearest category that says it, else by its name. */
export function kindOf({ Categories, Name }: Named): PlanKind {
  const nearest = [...Categories].sort((one, other) => other.CategoryLevel - one.CategoryLevel);
  if (/^silla|^banco/i.test(Name)) return 'chair';
  if (/^mesa de (centro|noche)|^mesa lateral/i.test(Name)) return 'coffee-table';
  const name = Name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const words of [...nearest.map(({ Handle }) => Handle), name]) {
    const found = kinds.find(([some]) => some.test(words));
    if (found) return found[1];
  }
  return 'box';
}

/** Seen from above it is round. */
export const isRound = ({ Categories, Name }: Named): boolean =>
  /redond|circular|puf/i.test(Name) || Categories.some(({ Handle }) => Handle === 'mesas-redondas');
