import { brands, type Site, sites } from '@actual/contracts/facts/company/brands';

/** A site's content beside its products. */
export interface DemoSite {
  readonly handle: Site;
  readonly deliveryText: string;
  readonly constants: Readonly<Record<string, string>>;
}

export interface DemoBanner {
  readonly site: Site;
  readonly picture: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** Stands alone on the home page instead of turning in its hero. */
  readonly second?: boolean;
}

const DELIVERY_TEXT = [
  'La entrega es gratuita en territorio continental de México en compras en línea; no incluye islas.',
  'La fecha de entrega se calcula con tu código postal y la ves antes de pagar. Entregamos de lunes a viernes y, en algunas rutas, también en sábado.',
  'Un día antes te llamamos para confirmar el horario. Es necesario que reciba una persona mayor de edad con identificación.',
  'Revisa tu pedido al recibirlo y anota en la guía cualquier daño visible del empaque.',
].join('\n\n');

export const SITES: readonly DemoSite[] = sites.map((handle) => {
  const { word } = brands[handle];
  return {
    handle,
    deliveryText: DELIVERY_TEXT,
    constants: {
      fb_url: `https://www.facebook.com/actual${word}.demo`,
      instagram_url: `https://www.instagram.com/actual${word}.demo`,
      pinterest_url: `https://www.pinterest.com.mx/actual${word}demo`,
    },
  };
});

/** Two banners that turn in the hero and one by itself for each site; `picture` is the stem of its product. */
export const BANNERS: readonly DemoBanner[] = [
  {
    site: 'actual-studio',
    picture: 'sofa-bruma-grafito',
    url: '/category/salas',
    title: 'Salas que se viven despacio',
    text: 'Sofás de proporción justa, telas que envejecen bien y la fecha de entrega a la vista desde el primer momento.',
  },
  {
    site: 'actual-studio',
    picture: 'sofa-coyoacan-vino',
    url: '/category/sofas',
    title: 'El capitonado, medido para quedarse',
    text: 'Tres plazas con respaldo abotonado a mano. Cada pieza se publica con su plano acotado.',
  },
  {
    site: 'actual-studio',
    picture: 'butaca-polanco-mostaza',
    url: '/category/butacas',
    title: 'Un rincón de 59 cm',
    text: 'Butacas estrechas y altas para leer junto a la ventana, con su medida a la vista.',
    second: true,
  },
  {
    site: 'actual-home',
    picture: 'love-seat-almendro-arena',
    url: '/category/salas',
    title: 'La sala lista antes de la posada',
    text: 'Hasta 25 % en salas y comedores. Pide hoy y elige el día de tu entrega.',
  },
  {
    site: 'actual-home',
    picture: 'mesa-comedor-patzcuaro-encino',
    url: '/category/mesas-de-comedor',
    title: 'El comedor para toda la familia',
    text: 'Mesas redondas y rectangulares desde un pago o hasta 12 meses sin intereses.',
  },
  {
    site: 'actual-home',
    picture: 'cama-forja',
    url: '/category/recamaras',
    title: 'La recámara que va a durar',
    text: 'Camas, burós y cómodas con su precio, su plan de meses y el día en que llegan.',
    second: true,
  },
  {
    site: 'actual-kids',
    picture: 'cuna-nube-blanco',
    url: '/category/cunas',
    title: 'Cuartos que crecen a su ritmo',
    text: 'Cunas, camas y guardado en madera clara. Sabes cuánto pagas al mes y qué día llega antes de decidir.',
  },
  {
    site: 'actual-kids',
    picture: 'librero-torre-sol',
    url: '/category/libreros-infantiles',
    title: 'Todo en su lugar, sin pelear',
    text: 'Libreros y baúles a la altura de ellos.',
  },
  {
    site: 'actual-kids',
    picture: 'cama-capitan',
    url: '/category/camas-infantiles',
    title: 'La primera cama de grandes',
    text: 'Con cajones abajo y costados altos como de barco.',
    second: true,
  },
];

/** Stores of the three cities, the projects desk and the distribution center. */
export const STORES = [
  { code: 'actual_studio_cancun', name: 'Actual Studio Cancún', region: 'Cancún', type: 'studio', cedis: false },
  {
    code: 'actual_studio_playa',
    name: 'Actual Studio Playa del Carmen',
    region: 'Playa del Carmen',
    type: 'studio',
    cedis: false,
  },
  { code: 'actual_studio_merida', name: 'Actual Studio Mérida', region: 'Mérida', type: 'studio', cedis: false },
  { code: 'actual_home_cancun', name: 'Actual Home Cancún', region: 'Cancún', type: 'home', cedis: false },
  { code: 'actual_home_merida', name: 'Actual Home Mérida', region: 'Mérida', type: 'home', cedis: false },
  { code: 'actual_kids', name: 'Actual Kids', region: 'Cancún', type: 'home', cedis: false },
  { code: 'proyectos', name: 'Proyectos', region: 'Cancún', type: 'proyectos', cedis: false },
  { code: 'cedis_cancun', name: 'CEDIS Cancún', region: 'Cancún', type: 'home', cedis: true },
] as const;
