import type { DemoSite } from '../sites';

/** Rooms of the demo; their pictures were rendered from `demo-assets/scenes.json`, and pieces are named by picture stem. */
export interface DemoRoom {
  readonly name: string;
  readonly site: DemoSite['handle'];
  readonly slug: string;
  readonly text: string;
  /** Where a piece is in the picture, in percent from its left and its top. */
  readonly pieces: readonly (readonly [stem: string, quantity: number, x: number, y: number])[];
}

export const ROOMS: readonly DemoRoom[] = [
  {
    name: 'Sala Coyoacán',
    site: 'actual-studio',
    slug: 'sala-coyoacan',
    text: 'Piel color cognac, metal y una planta: la sala para quedarse platicando.',
    pieces: [
      ['sofa-coyoacan-cognac', 1, 24, 62],
      ['mesa-centro-obsidiana', 1, 37, 74],
      ['sillon-montejo-musgo', 1, 83, 72],
      ['palma-sala', 1, 88, 50],
    ],
  },
  {
    name: 'Comedor Pátzcuaro',
    site: 'actual-studio',
    slug: 'comedor-patzcuaro',
    text: 'Mesa redonda, cuatro sillas de encino y la vitrina a juego.',
    pieces: [
      ['mesa-comedor-patzcuaro-encino', 1, 54, 65],
      ['silla-patzcuaro-encino', 4, 27, 72],
      ['vitrina-celosia-encino', 1, 19, 50],
      ['colgante-campana-barro', 1, 57, 29],
    ],
  },
  {
    name: 'Recámara Marina',
    site: 'actual-home',
    slug: 'recamara-marina',
    text: 'Cama king, buró, cómoda y luz para leer: la recámara lista de una vez.',
    pieces: [
      ['cama-marina-turquesa', 1, 36, 76],
      ['buro-fresno-natural', 1, 10, 78],
      ['lampara-hongo-mostaza', 1, 9, 65],
      ['comoda-encino-natural', 1, 80, 75],
      ['lampara-rio', 1, 80, 58],
    ],
  },
  {
    name: 'Sala de lectura',
    site: 'actual-home',
    slug: 'sala-de-lectura',
    text: 'Love seat, sillón y librero para las tardes en casa.',
    pieces: [
      ['love-seat-almendro-olivo', 1, 57, 65],
      ['sillon-sol-mostaza', 1, 81, 77],
      ['mesa-celestun-nogal', 1, 38, 75],
      ['librero-estudio-blanco', 1, 16, 52],
      ['palma-sala', 1, 90, 55],
    ],
  },
  {
    name: 'Cuarto de bebé',
    site: 'actual-kids',
    slug: 'cuarto-de-bebe',
    text: 'Cuna, cómoda y un puf para arrullar: todo en calma.',
    pieces: [
      ['cuna-canela', 1, 40, 70],
      ['comoda-sayulita-salvia', 1, 88, 74],
      ['librero-cubo-cielo', 1, 12, 72],
      ['lampara-hongo-mostaza', 1, 84, 55],
      ['puf-guamuchil-cielo', 1, 66, 81],
    ],
  },
  {
    name: 'Rincón para dibujar',
    site: 'actual-kids',
    slug: 'rincon-para-dibujar',
    text: 'Mesa, sillitas y un lugar para guardar los colores.',
    pieces: [
      ['mesita-pino', 1, 40, 72],
      ['sillita-bloque-azul', 1, 18, 77],
      ['sillita-bloque-coral', 1, 60, 80],
      ['librero-cubo-sol', 1, 8, 61],
      ['puf-guamuchil-cielo', 1, 84, 77],
    ],
  },
];
