import type { PromotionKey } from './design';

/** Percentages by payment group, 1 to 5. */
export interface Promotion {
  readonly publicName: string;
  readonly discounts: readonly [number, number, number, number, number];
  /** Marked «LM»: last pieces of a model. */
  readonly hasLm: boolean;
  readonly textPg5?: string;
  /** It ends this many days after the store is filled. */
  readonly endsInDays: number;
}

/** The running promotions: the sooner it is paid, the more it saves. */
export const PROMOTIONS: Readonly<Record<PromotionKey, Promotion>> = {
  temporada: {
    publicName: 'Temporada en casa',
    discounts: [25, 20, 15, 10, 0],
    hasLm: false,
    textPg5: '18 meses a precio de lista',
    endsInDays: 21,
  },
  salas: { publicName: 'Semana de salas', discounts: [20, 16, 13, 10, 5], hasLm: false, endsInDays: 9 },
  recamaras: { publicName: 'Recámaras nuevas', discounts: [22, 18, 14, 10, 0], hasLm: false, endsInDays: 14 },
  aniversario: { publicName: 'Aniversario Actual', discounts: [15, 12, 10, 8, 0], hasLm: false, endsInDays: 30 },
  liquidacion: {
    publicName: 'Últimas piezas',
    discounts: [35, 32, 30, 25, 20],
    hasLm: true,
    textPg5: 'Sin cambios por garantía',
    endsInDays: 45,
  },
  jardin: { publicName: 'Jardín todo el año', discounts: [18, 15, 12, 9, 0], hasLm: false, endsInDays: 28 },
  kids: { publicName: 'Crecen con ellos', discounts: [20, 17, 14, 10, 0], hasLm: false, endsInDays: 18 },
  directo: { publicName: 'Precio directo', discounts: [10, 8, 5, 0, 0], hasLm: false, endsInDays: 60 },
};
