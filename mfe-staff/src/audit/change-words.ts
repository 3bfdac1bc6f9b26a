import { storefrontKinds } from '@actual/contracts/facts/catalog/storefront';
import { type Week, weekInWords } from '@actual/contracts/facts/company/hours';
import { formatDate, formatPesos } from '@actual/contracts/facts/text/written';
import { fiscalLabels } from '@actual/contracts/fiscal/fiscal-form';
import { formatMoment } from '@actual/contracts/store-day';
import { periodWords } from '../reports/moment-words';
import { codeWords } from './code-words';

/** Names of a call's changed fields, as people read them. */
const labels: Readonly<Record<string, string>> = {
  Client: 'Cliente',
  Store: 'Tienda',
  User: 'Vendedor',
  above: 'Dentro de',
  access: 'Acceso',
  address: 'Domicilio',
  amount: 'Monto',
  answer: 'Respuesta de la tienda',
  assignClient: 'Para quien entró',
  authorizedBy: 'Autorizó',
  banners: storefrontKinds.banners.label,
  categories: storefrontKinds.categories.label,
  carrier: 'Paquetería',
  changed: 'Cambió',
  city: 'Ciudad',
  closedDays: 'Días en que no abre',
  cutoffHour: 'Corte',
  bigticketMaxPercentage: 'Máximo',
  contactId: 'Dirección',
  counted: 'Contado',
  cp: 'Código postal',
  currency: 'Moneda',
  date: 'Fecha',
  dateRange: 'Fechas',
  day: 'Día',
  days: 'Días',
  deliveryDate: 'Entrega',
  description: 'Descripción',
  detail: 'Artículo',
  details: 'Artículos',
  difference: 'Diferencia',
  email: 'Correo',
  endsOn: 'Último día',
  estimatedCloseDate: 'Cierre estimado',
  event: 'Evento',
  eventType: 'Evento',
  expected: 'Esperado',
  mistake: 'Error',
  fields: 'Columnas',
  filename: 'Archivo',
  filters: 'Filtros',
  firstName: 'Nombre',
  format: 'Formato',
  from: 'Desde',
  guide: 'Guía',
  handle: 'Dirección',
  half: 'Horario',
  halves: 'Mañana o tarde',
  handed: 'Cotizaciones',
  handlingDays: 'Días de preparación',
  hasLM: 'Últimas piezas (LM)',
  href: 'Enlace',
  ids: 'Elegidos',
  into: 'Sus productos pasan a',
  missing: 'Lo que el archivo no trae',
  isCedis: 'CEDIS',
  isPublic: 'A la vista de todos',
  isShown: 'Se ve en la tienda',
  kind: 'Tipo',
  lead: 'Frase de arriba',
  lastName: 'Apellidos',
  lines: 'Artículos',
  link: 'Rastreo',
  mail: 'Correo',
  mergeQuotation: 'Unida con',
  motive: 'Motivo',
  name: 'Nombre',
  newTab: 'En otra pestaña',
  newDay: 'Nuevo día',
  request: 'Solicitud',
  notBefore: 'No antes del',
  nextStep: 'Siguiente paso',
  note: 'Nota',
  officeWeek: 'Horario de la oficina',
  on: 'Ocurrió el',
  opening: 'Fondo inicial',
  order: 'Pedido',
  own: 'Texto propio',
  payments: 'Pagos',
  pesos: 'En pesos',
  phone: 'Teléfono',
  phones: 'Teléfonos',
  phoneWeek: 'Horario del teléfono',
  packages: storefrontKinds.packages.label,
  resolution: 'Solución',
  rooms: storefrontKinds.rooms.label,
  percentage: 'Porcentaje',
  pieces: 'Piezas',
  places: 'Lugares',
  privacyMail: 'Correo de privacidad',
  productId: 'Producto',
  promotions: storefrontKinds.promotions.label,
  quantity: 'Piezas',
  quotationId: 'Cotización',
  publicName: 'Nombre',
  rate: 'Tipo de cambio',
  rfc: 'RFC',
  inWarehouse: 'Seguían en el almacén',
  reason: 'Motivo',
  to: 'Hasta',
  receivedOn: 'Recibida',
  removed: 'Quitadas',
  reference: 'Referencia',
  refund: 'Devolución autorizada',
  returned: 'Devuelto',
  role: 'Rol',
  routes: 'Rutas',
  second: 'Segundo',
  shared: 'Compartida',
  shops: storefrontKinds.shops.label,
  shipDate: 'Entrega',
  step: 'Paso',
  wayBack: 'Traslado de regreso',
  sign: 'Firmado',
  site: 'Marca',
  signedAt: 'Firmado',
  state: 'Estado',
  street: 'Calle',
  text: 'Texto',
  time: 'Hora',
  timeZone: 'Hora de',
  title: 'Título',
  total: 'Total',
  type: 'Tipo',
  until: 'Hasta',
  version: 'Versión',
  warehouses: 'Almacenes',
  week: 'Horario',
  worksSaturday: 'Sábados',
  wayIn: 'Acceso',
  zipcodeDeliveryId: 'Código postal',
  zipcodes: 'Códigos postales',
  ...fiscalLabels,
};
export const labelOf = (name: string): string => (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;

/** Ids without a name say nothing to people: only that something else was chosen. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value);
/** Parts of a whole that say nothing without their name. */
const named = new Set([
  'above',
  'counted',
  'cutoffHour',
  'difference',
  'endsOn',
  'expected',
  'handle',
  'handlingDays',
  'into',
  'payments',
  'pesos',
  'returned',
  'timeZone',
]);
/** Parts of a whole that people know by their place in it, or not at all. */
const unsaid = new Set(['latitude', 'longitude', 'picture', 'slug', 'x', 'y']);
const money = new Set([
  'amount',
  'total',
  'counted',
  'opening',
  'expected',
  'refund',
  'returned',
  'wayBack',
  'pesos',
  'difference',
]);

function wordOf(name: string, value: string | number): string {
  if (money.has(name)) return formatPesos(Number(value));
  if (/percentage$/i.test(name)) return `${value} %`;
  const text = String(value);
  // enough of it to see that a password became another one
  if (name === 'lock') return `contraseña ${text.slice(0, 4)}`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  // a shop's code is its name without capitals and blanks
  if (name === 'Store') return text.replace(/_/g, ' ');
  return isId(text) ? 'otro' : codeWords(name, text);
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || ['{}', '[]'].includes(JSON.stringify(value));

/** A value of the log in words; a dash where there is none. */
export function valueWords(name: string, value: unknown): string {
  if (name === 'lock' && value === null) return 'sin contraseña';
  if (isBlank(value)) return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (/week$/i.test(name)) return weekInWords(value as Week);
  if (Array.isArray(value))
    return name === 'ids' || value.every(isId)
      ? String(value.length)
      : value.map((one) => valueWords(name, one)).join(', ');
  if (name === 'dateRange') {
    const { start, end } = Object(value) as { start?: string; end?: string };
    return periodWords({ from: start, to: end });
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([key, one]) => key === 'lock' || !(isId(one) || unsaid.has(key)))
      .map(
        ([key, one]) =>
          `${named.has(key) || typeof one === 'boolean' ? `${labelOf(key)}: ` : ''}${valueWords(key, one)}`,
      )
      .join(' · ');
  return wordOf(name, typeof value === 'number' ? value : String(value));
}
