import type { DemoSite } from './sites';

/** Bundles of the offers page, in the order they are shown. Pieces are named by picture stem. */
export interface DemoPackage {
  readonly name: string;
  readonly site: DemoSite['handle'];
  readonly picture: string;
  /** True: its picture stays hidden until the password is given. */
  readonly locked: boolean;
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
    picture: 'paquete-holbox',
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
    picture: 'paquete-laguna',
    locked: true,
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
    picture: 'paquete-arte',
    locked: true,
    pieces: [
      ['mesita-pino', 1],
      ['sillita-bloque-azul', 1],
      ['sillita-bloque-coral', 1],
    ],
  },
];
