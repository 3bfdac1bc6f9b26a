import type { Design } from '../../catalog/design';

/** Muebles para la pantalla. */
export const centrosDeTv: readonly Design[] = [
  {
    picture: 'centro-tv-pino',
    model: 'blendswap-cc-0-52',
    name: 'Centro de TV Pino con repisas',
    line: 'home',
    category: 'centros-de-tv',
    brand: 'Taller Pino',
    price: 8_990,
    weightKg: 58,
    care: 'madera',
    facts: 'Pantallas de hasta 50"',
    promotion: 'salas',
    description:
      'Mueble bajo con cajones y torre lateral de repisas de distinta altura. Sostiene pantallas de hasta 50 pulgadas. Trae pasacables en la parte de atrás.',
    features: ['Tres cajones', 'Torre de repisas', 'Pasacables'],
    filters: ['estilo:contemporaneo', 'material:madera', 'forma:rectangular', 'tamano:mediano'],
    finishes: [{ picture: '', color: 'pino', finish: 'Pino claro' }],
    words: 'mueble television pantalla',
  },
  {
    picture: 'mural-tv-fresno',
    model: 'scopia-27',
    name: 'Mural para TV Fresno',
    line: 'home',
    category: 'centros-de-tv',
    also: ['libreros'],
    brand: 'Taller Pino',
    price: 19_990,
    weightKg: 142,
    care: 'melamina',
    facts: '256 cm de ancho',
    promotion: 'aniversario',
    description:
      'Un muro completo: vitrinas con puerta de vidrio, hueco para la pantalla y cajones. Se arma en cinco módulos y se fija a la pared con escuadras incluidas.',
    features: [
      'Cuatro vitrinas con puerta de vidrio',
      'Hueco de 120 cm para pantalla',
      'Escuadras de fijación incluidas',
    ],
    filters: ['estilo:contemporaneo', 'material:melamina', 'material:cristal', 'forma:rectangular', 'tamano:grande'],
    finishes: [{ picture: '', color: 'natural', finish: 'Fresno claro y vidrio' }],
    restrictions: 'Debe fijarse a un muro de tabique o concreto.',
    words: 'librero pantalla television vitrina',
  },
];
