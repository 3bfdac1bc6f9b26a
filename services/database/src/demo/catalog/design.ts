import type { CareKind } from './care';
import type { ColorKey } from './colors';

/** The brands that sell it: Studio (001), Home (002), Studio and Home (003) or Kids (004). */
export type Line = 'studio' | 'home' | 'both' | 'kids';

/** One finish of a design: the picture's suffix, the words on the card and the color it is filtered by. */
export interface Finish {
  /** Suffix of the picture stem; empty where the design has one picture. */
  readonly picture: string;
  readonly color: ColorKey;
  /** Material and color in words, «Chenilla arena». */
  readonly finish: string;
  /** Kids: ground of the tile. */
  readonly tint?: 'sky-1' | 'coral-1' | 'sun-1' | 'leaf-1';
}

/** A piece of furniture as designed; each finish is a product of its own. */
export interface Design {
  /** Picture stem without the finish's suffix. */
  readonly picture: string;
  /** Key of `demo-assets/models.json`: size and credit. */
  readonly model: string;
  /** Width, depth and height where they are not the model's: another size of the same piece. */
  readonly sizeCm?: readonly [number, number, number];
  readonly name: string;
  readonly line: Line;
  /** The deepest category; its ancestors are added. */
  readonly category: string;
  /** Further categories. */
  readonly also?: readonly string[];
  readonly brand: string;
  /** Pesos, tax included. */
  readonly price: number;
  readonly weightKg: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly care: CareKind;
  readonly contents?: string;
  readonly restrictions?: string;
  /** Filter values by handle, `filter:value`; color comes from the finish. */
  readonly filters: readonly string[];
  readonly finishes: readonly Finish[];
  readonly seatHeight?: number;
  readonly backHeight?: number;
  readonly armHeight?: number;
  /** One line on the card in place of the measures: places, age, size. */
  readonly facts?: string;
  readonly size?: string;
  readonly promotion?: PromotionKey;
  /** Not in any list: its code starts with CO. */
  readonly hidden?: boolean;
  /** Words people type for it that stand nowhere else. */
  readonly words?: string;
}

export type PromotionKey =
  | 'temporada'
  | 'salas'
  | 'recamaras'
  | 'aniversario'
  | 'liquidacion'
  | 'jardin'
  | 'kids'
  | 'directo';
