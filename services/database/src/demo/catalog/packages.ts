import type { DemoSite } from '../sites';

/**
 * Bundles of the offers page, in the order they are shown. Pieces are named by picture stem. The picture of a locked
 * one has a name that nobody guesses: the address of a picture asks for no password.
 */
export interface DemoPackage {
  readonly name: string;
  readonly site: DemoSite['handle'];
  readonly picture: string;
  /** True: its picture stays hidden until the password is given. */
  readonly locked: boolean;
  /** True: shown only to housing developments, on their attention page (`IsPublic` 0). */
  readonly desarrollos?: true;
  readonly pieces: readonly (readonly [stem: string, quantity: number])[];
}

export const PACKAGES: readonly DemoPackage[] = [
  {
    name: 'Departamento Roma',
    site: 'actual-studio',
    picture: 'paquete-roma',
    locked: false,
    pieces: [
      ['sofa-bruma-arena', 1],
      ['mesa-centro-obsidiana', 1],
      ['sillon-nube-humo', 1],
    ],
  },
  {
    name: 'Comedor Pátzcuaro para cuatro',
    site: 'actual-studio',
    picture: 'paquete-patzcuaro',
    locked: false,
    pieces: [
      ['mesa-comedor-patzcuaro-encino', 1],
      ['silla-patzcuaro-encino', 4],
    ],
  },
  {
    name: 'Terraza Holbox',
    site: 'actual-studio',
    picture: 'paquete-kimnika0uv',
    locked: true,
    pieces: [
      ['camastro-holbox', 2],
      ['sombrilla-costa', 1],
      ['jardinera-patio', 2],
    ],
  },
  {
    name: 'Recámara lista',
    site: 'actual-home',
    picture: 'paquete-recamara',
    locked: false,
    pieces: [
      ['cama-marina-turquesa', 1],
      ['buro-fresno-natural', 2],
      ['lampara-hongo-mostaza', 2],
    ],
  },
  {
    name: 'Primera sala',
    site: 'actual-home',
    picture: 'paquete-primera-sala',
    locked: false,
    pieces: [
      ['love-seat-almendro-olivo', 1],
      ['mesa-celestun-nogal', 1],
      ['palma-sala', 1],
    ],
  },
  {
    name: 'Desarrollo Laguna',
    site: 'actual-home',
    picture: 'paquete-wl45gzqifu',
    locked: true,
    desarrollos: true,
    pieces: [
      ['sofa-bacalar-laguna', 1],
      ['mesa-comedor-alba', 1],
      ['silla-alba', 4],
    ],
  },
  {
    name: 'Primer cuarto',
    site: 'actual-kids',
    picture: 'paquete-primer-cuarto',
    locked: false,
    pieces: [
      ['cuna-nube-blanco', 1],
      ['librero-torre-menta', 1],
      ['lampara-hongo-cielo', 1],
    ],
  },
  {
    name: 'Mesa de arte',
    site: 'actual-kids',
    picture: 'paquete-wk67dz8gle',
    locked: true,
    pieces: [
      ['mesita-pino', 1],
      ['sillita-bloque-azul', 1],
      ['sillita-bloque-coral', 1],
    ],
  },
  {
    name: 'Comedor Jade para preventa',
    site: 'actual-studio',
    picture: 'paquete-jade',
    locked: false,
    desarrollos: true,
    pieces: [
      ['mesa-comedor-jade', 1],
      ['silla-esmeralda-verde', 4],
    ],
  },
  {
    name: 'Departamento muestra Tulum',
    site: 'actual-studio',
    picture: 'paquete-9wuxndu1t8',
    locked: true,
    desarrollos: true,
    pieces: [
      ['sofa-tulum-lino', 1],
      ['mesa-centro-rio', 1],
      ['sillon-marea-blanco', 1],
      ['palma-sala', 1],
    ],
  },
  {
    name: 'Oficina en casa',
    site: 'actual-home',
    picture: 'paquete-5hihxscjnd',
    locked: true,
    pieces: [
      ['escritorio-papel-blanco', 1],
      ['silla-oficina-reforma', 1],
      ['librero-estudio-blanco', 1],
    ],
  },
  {
    name: 'Cuarto muestra para desarrollos',
    site: 'actual-kids',
    picture: 'paquete-81bufm3qx7',
    locked: true,
    desarrollos: true,
    pieces: [
      ['cama-lavanda-cielo', 1],
      ['comoda-sayulita-salvia', 1],
      ['puf-guamuchil-lima', 2],
    ],
  },
];
