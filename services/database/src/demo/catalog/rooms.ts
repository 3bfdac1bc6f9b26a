import type { DemoSite } from '../sites';

/** Rooms of the demo; their pictures are rendered from `demo-assets/scenes.json`, and pieces are named by picture stem. */
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
      ['sofa-coyoacan-cognac', 1, 33, 43],
      ['mesa-centro-obsidiana', 1, 36, 53],
      ['sillon-nube-humo', 1, 80, 58],
      ['alfombra-redonda', 1, 38, 66],
      ['palma-sala', 1, 88, 36],
    ],
  },
  {
    name: 'Comedor Pátzcuaro',
    site: 'actual-studio',
    slug: 'comedor-patzcuaro',
    text: 'Mesa redonda, cuatro sillas de encino y la vitrina a juego.',
    pieces: [
      ['mesa-comedor-patzcuaro-encino', 1, 45, 60],
      ['silla-patzcuaro-encino', 4, 27, 71],
      ['vitrina-celosia-encino', 1, 20, 44],
      ['colgante-campana-barro', 1, 56, 30],
    ],
  },
  {
    name: 'Recámara Marina',
    site: 'actual-home',
    slug: 'recamara-marina',
    text: 'Cama king, buró, cómoda y luz para leer: la recámara lista de una vez.',
    pieces: [
      ['cama-marina-turquesa', 1, 42, 53],
      ['buro-fresno-natural', 1, 9, 49],
      ['lampara-hongo-mostaza', 1, 9, 39],
      ['comoda-encino-natural', 1, 79, 52],
      ['lampara-rio', 1, 79, 33],
    ],
  },
  {
    name: 'Sala de lectura',
    site: 'actual-home',
    slug: 'sala-de-lectura',
    text: 'Love seat, sillón y librero para las tardes en casa.',
    pieces: [
      ['love-seat-almendro-olivo', 1, 55, 55],
      ['sillon-sol-mostaza', 1, 80, 63],
      ['mesa-celestun-nogal', 1, 42, 65],
      ['librero-estudio-blanco', 1, 17, 33],
      ['alfombra-redonda', 1, 42, 76],
      ['palma-sala', 1, 88, 48],
    ],
  },
  {
    name: 'Cuarto de bebé',
    site: 'actual-kids',
    slug: 'cuarto-de-bebe',
    text: 'Cuna, cómoda y un puf para arrullar: todo en calma.',
    pieces: [
      ['cuna-nube-blanco', 1, 33, 58],
      ['comoda-sayulita-salvia', 1, 74, 56],
      ['librero-torre-menta', 1, 10, 40],
      ['lampara-hongo-cielo', 1, 82, 41],
      ['puf-guamuchil-cielo', 1, 61, 73],
    ],
  },
  {
    name: 'Rincón para dibujar',
    site: 'actual-kids',
    slug: 'rincon-para-dibujar',
    text: 'Mesa, sillitas y un lugar para guardar los colores.',
    pieces: [
      ['mesita-pino', 1, 39, 51],
      ['sillita-bloque-azul', 1, 17, 45],
      ['sillita-bloque-coral', 1, 61, 58],
      ['librero-cubo-cielo', 1, 21, 36],
      ['puf-guamuchil-lima', 1, 82, 53],
    ],
  },
];
