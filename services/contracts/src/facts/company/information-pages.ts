import { deliveryCitiesPage, storeListPage } from './asked-pages';

/** Addresses of the pages of information that other pages link to; their texts are in `mfe-catalog/content`. */
export const informationPages = {
  stores: '/nuestras-tiendas',
  storeList: storeListPage,
  questions: '/preguntas-frecuentes',
  shipping: '/envio-y-entrega',
  deliveryCities: deliveryCitiesPage,
  waysToPay: '/formas-de-pago',
  returns: '/cambios-devoluciones-y-cancelaciones',
  warranty: '/politicas-de-garantia',
  care: '/manual-de-cuidados-y-recomendaciones',
  aboutUs: '/quienes-somos',
  philosophy: '/filosofia',
  brands: '/nuestras-marcas',
  sitemap: '/sitemap',
  safePurchase: '/compra-segura',
  privacy: '/aviso-de-privacidad',
  terms: '/terminos-y-condiciones',
} as const;

/** Pages of the account that may not be open yet: a link to one is words until it is. */
export const accountPages = {
  invoicing: '/facturacion',
  contact: '/contactanos',
  findOrder: '/pedido',
  suggestions: '/sugerencias-y-quejas',
  register: '/register',
  favorites: '/guardados',
} as const;
