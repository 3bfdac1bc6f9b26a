import { accountPages, informationPages } from '@actual/contracts/facts/company/information-pages';
import { storesLink } from '../stores-link';

export interface FrameLink {
  label: string;
  href: string;
}

/** Columns of the footer; a link shows only where its page exists. */
export const footerColumns: { title: string; links: FrameLink[] }[] = [
  {
    title: 'Ayuda',
    links: [
      { label: '¿Dónde está mi pedido?', href: accountPages.findOrder },
      { label: 'Preguntas frecuentes', href: informationPages.questions },
      { label: 'Envío y entrega', href: informationPages.shipping },
      { label: 'Ciudades de entrega', href: informationPages.deliveryCities },
      { label: 'Formas de pago', href: informationPages.waysToPay },
      { label: 'Cambios y devoluciones', href: informationPages.returns },
      { label: 'Garantía', href: informationPages.warranty },
      { label: 'Manual de cuidados', href: informationPages.care },
      { label: 'Facturación', href: accountPages.invoicing },
      { label: 'Contáctanos', href: accountPages.contact },
      { label: 'Sugerencias y quejas', href: accountPages.suggestions },
    ],
  },
  {
    title: 'Actual',
    links: [
      { label: 'Nuestras tiendas', href: informationPages.stores },
      { label: 'Quiénes somos', href: informationPages.aboutUs },
      { label: 'Filosofía', href: informationPages.philosophy },
      { label: 'Nuestras marcas', href: informationPages.brands },
      { label: 'Crear una cuenta', href: accountPages.register },
      { label: 'Guardados', href: accountPages.favorites },
      { label: 'Mapa del sitio', href: informationPages.sitemap },
    ],
  },
];
export const legalLinks: FrameLink[] = [
  { label: 'Compra segura', href: informationPages.safePurchase },
  { label: 'Aviso de privacidad', href: informationPages.privacy },
  { label: 'Términos y condiciones', href: informationPages.terms },
];

/** Every address the frame may link to, so that the server can say which of them exist. */
export const frameAddresses: string[] = [
  storesLink.href,
  ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href)),
  ...legalLinks.map(({ href }) => href),
];
