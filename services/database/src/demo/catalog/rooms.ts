import type { DemoSite } from '../sites';

/** Rooms of the demo; their pictures are composed of `demo-assets/scenes.json`, and pieces are named by picture stem. */
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
      ['sofa-coyoacan-cognac', 1, 40, 48],
      ['mesa-centro-obsidiana', 1, 40, 79],
      ['sillon-nube-humo', 1, 83, 75],
      ['alfombra-redonda', 1, 61, 85],
      ['palma-sala', 1, 87, 34],
    ],
  },
  {
    name: 'Comedor Pátzcuaro',
    site: 'actual-studio',
    slug: 'comedor-patzcuaro',
    text: 'Mesa redonda, cuatro sillas de encino y la vitrina a juego.',
    pieces: [
      ['mesa-comedor-patzcuaro-encino', 1, 58, 47],
      ['silla-patzcuaro-encino', 4, 32, 77],
      ['vitrina-celosia-encino', 1, 18, 33],
      ['colgante-campana-barro', 1, 57, 29],
    ],
  },
  {
    name: 'Recámara Marina',
    site: 'actual-home',
    slug: 'recamara-marina',
    text: 'Cama king, buró, cómoda y luz para leer: la recámara lista de una vez.',
    pieces: [
      ['cama-marina-turquesa', 1, 50, 65],
      ['buro-fresno-natural', 1, 13, 55],
      ['lampara-hongo-mostaza', 1, 13, 34],
      ['comoda-encino-natural', 1, 80, 44],
      ['lampara-rio', 1, 78, 28],
    ],
  },
  {
    name: 'Sala de lectura',
    site: 'actual-home',
    slug: 'sala-de-lectura',
    text: 'Love seat, sillón y librero para las tardes en casa.',
    pieces: [
      ['love-seat-almendro-olivo', 1, 51, 47],
      ['sillon-sol-mostaza', 1, 82, 64],
      ['mesa-celestun-nogal', 1, 42, 76],
      ['librero-estudio-blanco', 1, 14, 25],
      ['alfombra-redonda', 1, 63, 87],
      ['palma-sala', 1, 87, 33],
    ],
  },
  {
    name: 'Cuarto de bebé',
    site: 'actual-kids',
    slug: 'cuarto-de-bebe',
    text: 'Cuna, cómoda y un puf para arrullar: todo en calma.',
    pieces: [
      ['cuna-nube-blanco', 1, 42, 55],
      ['comoda-sayulita-salvia', 1, 74, 48],
      ['librero-torre-menta', 1, 13, 33],
      ['lampara-hongo-cielo', 1, 74, 27],
      ['puf-guamuchil-cielo', 1, 82, 80],
    ],
  },
  {
    name: 'Rincón para dibujar',
    site: 'actual-kids',
    slug: 'rincon-para-dibujar',
    text: 'Mesa, sillitas y un lugar para guardar los colores.',
    pieces: [
      ['mesita-pino', 1, 56, 54],
      ['sillita-bloque-azul', 1, 36, 54],
      ['sillita-bloque-coral', 1, 85, 72],
      ['librero-cubo-cielo', 1, 19, 43],
      ['puf-guamuchil-lima', 1, 86, 53],
    ],
  },
];
