import { lostReasonWords } from '@actual/contracts/facts/follow-up';
import { paymentTypeShortName } from '@actual/contracts/facts/payment-types';
import { storefrontKinds } from '@actual/contracts/facts/storefront';
import { formatDate, formatPesos } from '@actual/contracts/facts/written';
import { formatMoment } from '@actual/contracts/store-day';

/** Names of what a call changed, as people read them. */
const labels: Readonly<Record<string, string>> = {
  amount: 'Monto',
  assignClient: 'Para quien entró',
  banners: storefrontKinds.banners.label,
  bigticketMaxPercentage: 'Máximo',
  comment: 'Comentario',
  contactId: 'Dirección',
  date: 'Fecha',
  days: 'Días',
  detail: 'Artículo',
  details: 'Artículos',
  email: 'Correo',
  estimatedCloseDate: 'Cierre estimado',
  eventType: 'Evento',
  from: 'Desde',
  motive: 'Motivo',
  nextStep: 'Siguiente paso',
  note: 'Nota',
  notes: 'Notas',
  order: 'Pedido',
  packages: storefrontKinds.packages.label,
  rooms: storefrontKinds.rooms.label,
  percentage: 'Porcentaje',
  productId: 'Producto',
  promotions: storefrontKinds.promotions.label,
  quantity: 'Piezas',
  quotationId: 'Cotización',
  reason: 'Motivo',
  receivedOn: 'Recibida',
  reference: 'Referencia',
  shipDate: 'Entrega',
  text: 'Texto',
  time: 'Hora',
  type: 'Tipo',
  until: 'Hasta',
  zipcodeDeliveryId: 'Código postal',
  zipcodes: 'Códigos postales',
};
export const labelOf = (name: string): string => (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;

/** Ids say nothing to people: only that something else was chosen. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value);
const reasonWords: Readonly<Record<string, string>> = lostReasonWords;

function wordOf(name: string, value: string | number): string {
  if (name === 'amount') return formatPesos(Number(value));
  if (/percentage$/i.test(name)) return `${value} %`;
  const text = String(value);
  // enough of it to see that a password became another one
  if (name === 'lock') return `contraseña ${text.slice(0, 4)}`;
  if (name === 'reason') return reasonWords[text] ?? text;
  if (name === 'type') return paymentTypeShortName(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  return isId(text) ? 'otro' : text;
}

/** A value of the log in words; a dash where there is none. */
export function valueWords(name: string, value: unknown): string {
  if (name === 'lock' && value === null) return 'sin contraseña';
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value))
    return value.every(isId) ? String(value.length) : value.map((one) => valueWords(name, one)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key, one]) => key === 'lock' || !isId(one))
      .map(([key, one]) => valueWords(key, one))
      .join(' · ');
  return wordOf(name, typeof value === 'number' ? value : String(value));
}
