import { slugOf } from '@actual/contracts/facts/catalog/slug';
import { accountPages, informationPages } from '@actual/contracts/facts/company/information-pages';

interface AskedPage {
  readonly label: string;
  readonly href: string;
  /** Words, folded, by which people ask for it in the search. */
  readonly words: string;
}

const pages: readonly AskedPage[] = [
  {
    label: 'Envío y entrega',
    href: informationPages.shipping,
    words: 'envio envios enviar entrega entregas entregan flete fletes paqueteria',
  },
  {
    label: 'Nuestras tiendas',
    href: informationPages.stores,
    words: 'sucursal sucursales tienda tiendas ubicacion ubicaciones direccion horario horarios showroom',
  },
  {
    label: 'Formas de pago',
    href: informationPages.waysToPay,
    words: 'pago pagos pagar meses msi credito tarjeta tarjetas spei transferencia mensualidades',
  },
  {
    label: 'Cambios y devoluciones',
    href: informationPages.returns,
    words: 'devolucion devoluciones devolver cambio cambios reembolso reembolsos cancelar cancelacion',
  },
  {
    label: '¿Dónde está mi pedido?',
    href: accountPages.findOrder,
    words: 'pedido pedidos orden folio compra compras rastreo rastrear seguimiento guia',
  },
  { label: 'Garantía', href: informationPages.warranty, words: 'garantia garantias' },
  { label: 'Facturación', href: accountPages.invoicing, words: 'factura facturas facturar facturacion cfdi' },
  { label: 'Manual de cuidados', href: informationPages.care, words: 'cuidado cuidados limpieza limpiar lavar' },
  {
    label: 'Contáctanos',
    href: accountPages.contact,
    words: 'contacto telefono telefonos whatsapp correo ayuda atencion asesor',
  },
  { label: 'Sugerencias y quejas', href: accountPages.suggestions, words: 'queja quejas sugerencia sugerencias' },
];

/** Pages of information that somebody asked for who searched in vain: `envío a domicilio`, `sucursales`. */
export function pagesAskedFor(term: string): readonly Pick<AskedPage, 'label' | 'href'>[] {
  const asked = new Set(slugOf(term).split('-'));
  return pages.filter(({ words }) => words.split(' ').some((word) => asked.has(word)));
}
