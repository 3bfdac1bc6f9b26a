const manual = '/manual-de-cuidados-y-recomendaciones';
const materials = [
  'pieles',
  'aceros',
  'aluminios',
  'cristales',
  'cromados',
  'maderas',
  'piezas-plasticas',
  'textiles',
  'viniles',
  'vinilos',
  'pintura-electrostatica',
];

/** Every information page; the text of each is `content/<address>.md`. */
export const informationPaths: readonly string[] = [
  '/ciudades-de-entrega',
  '/ubicaciones',
  '/nuestras-tiendas',
  '/quienes-somos',
  '/filosofia',
  '/nuestras-marcas',
  '/sitemap',
  '/politicas-de-entrega',
  '/politicas-de-instalacion-y-ensamble',
  '/politicas-de-almacenaje',
  '/politicas-de-garantia',
  '/cambios-devoluciones-y-cancelaciones',
  '/envio-y-entrega',
  '/compra-segura',
  '/formas-de-pago',
  '/preguntas-frecuentes',
  '/aviso-de-privacidad',
  '/terminos-y-condiciones',
  '/seguridad',
  manual,
  ...materials.map((material) => `${manual}/${material}`),
];
