/** Hours of the specification (accounts, section 8): customer service by phone, and the stores. */
export const phoneHours = [
  { days: 'Lunes a viernes', hours: '10:00 a 14:00 y 15:00 a 19:00' },
  { days: 'Sábado', hours: '10:00 a 13:00' },
];
export const storeHours = [{ days: 'Cancún, Playa del Carmen y Mérida', hours: 'Todos los días, 10:00 a 21:00' }];

/** Who sells, as every page must say (demonstration data; the pages' own copy is `mfe-catalog/content/datos.yaml`). */
export const company = {
  name: 'Actual Muebles y Decoración, S.A. de C.V.',
  rfc: 'AAA010101AAA',
  address: 'Av. Bonampak 128, supermanzana 4 A, C.P. 77505, Cancún, Quintana Roo',
  phone: '998 010 2030',
  phoneHref: 'tel:+529980102030',
  mail: 'atencion@actual.example',
};

export interface FrameLink {
  label: string;
  href: string;
}
export const storesLink: FrameLink = { label: 'Tiendas', href: '/ubicaciones' };

/** Columns of the footer; a link shows only where its page exists. */
export const footerColumns: { title: string; links: FrameLink[] }[] = [
  {
    title: 'Ayuda',
    links: [
      { label: 'Preguntas frecuentes', href: '/preguntas-frecuentes' },
      { label: 'Envío y entrega', href: '/envio-y-entrega' },
      { label: 'Ciudades de entrega', href: '/ciudades-de-entrega' },
      { label: 'Formas de pago', href: '/formas-de-pago' },
      { label: 'Cambios y devoluciones', href: '/cambios-devoluciones-y-cancelaciones' },
      { label: 'Garantía', href: '/politicas-de-garantia' },
      { label: 'Manual de cuidados', href: '/manual-de-cuidados-y-recomendaciones' },
      { label: 'Facturación', href: '/facturacion' },
      { label: 'Contáctanos', href: '/contactanos' },
      { label: 'Sugerencias y quejas', href: '/sugerencias-y-quejas' },
    ],
  },
  {
    title: 'Actual',
    links: [
      { label: 'Nuestras tiendas', href: '/nuestras-tiendas' },
      { label: 'Quiénes somos', href: '/quienes-somos' },
      { label: 'Filosofía', href: '/filosofia' },
      { label: 'Nuestras marcas', href: '/nuestras-marcas' },
      { label: 'Crear una cuenta', href: '/register' },
      { label: 'Mapa del sitio', href: '/sitemap' },
    ],
  },
];
export const legalLinks: FrameLink[] = [
  { label: 'Compra segura', href: '/compra-segura' },
  { label: 'Aviso de privacidad', href: '/aviso-de-privacidad' },
  { label: 'Términos y condiciones', href: '/terminos-y-condiciones' },
];

/** Every address the frame may link to, so that the server can say which of them exist. */
export const frameAddresses: string[] = [
  storesLink.href,
  ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href)),
  ...legalLinks.map(({ href }) => href),
];
