import type { TimelineEvent } from '@actual/contracts';
import { deliveryStates, deliveryStateWords } from '@actual/contracts/facts/delivery/deliveries';
import { isPaymentType, paymentTypeName } from '@actual/contracts/facts/payment/payment-types';
import { isPaymentState, paymentStateWords } from '@actual/contracts/facts/payment/states';
import { recordedWords } from '@actual/contracts/recorded-words';
import type { IconName } from '@actual/ui';
import { outboxWords, reasonWords } from '../cases/case-words';
import { stepWords } from '../invoicing/invoice-log-words';

type Kind = TimelineEvent['kind'];

/** Kinds of events, in the order of the filter. */
export const kindWords: Readonly<Record<Kind, string>> = {
  order: 'Pedido',
  payment: 'Pagos',
  refund: 'Devoluciones',
  erp: 'SAP',
  invoice: 'Facturas',
  mail: 'Correos',
  record: 'Contacto',
};
export const kinds = Object.keys(kindWords) as Kind[];

export const kindIcons: Readonly<Record<Kind, IconName>> = {
  order: 'bag',
  payment: 'card',
  refund: 'return',
  erp: 'box',
  invoice: 'list',
  mail: 'mail',
  record: 'phone',
};

const orderWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(deliveryStates.map((state) => [`delivery-${state}`, `Entrega: ${deliveryStateWords[state]}`])),
  'delivery-preparing': 'Entrega: otro intento',
  'delivery-corrected': 'Entrega: se corrigió un error',
  created: 'Pedido creado',
  quotation: 'Cotización creada',
  canceled: 'Pedido cancelado',
  'lines-canceled': 'Artículos cancelados',
  'day-changed': 'Fecha de entrega cambiada',
  'day-changed-by-buyer': 'El comprador cambió la fecha de entrega',
  'day-put-off': 'La tienda retrasó una entrega',
  'day-kept': 'Se quedó con el día propuesto',
  'day-kept-by-buyer': 'El comprador se quedó con el día propuesto',
  'place-changed': 'Cambió quién recibe o dónde',
  'place-changed-by-buyer': 'El comprador cambió quién recibe o dónde',
  'canceled-by-buyer': 'Quien compró canceló el pedido',
  'lines-canceled-by-buyer': 'Quien compró canceló artículos',
};
const refundWords: Readonly<Record<string, string>> = {
  part: 'Se decidió devolver una parte',
  exchange: 'Su valor quedó para un cambio',
  refund: 'Devolución por Mercado Pago',
  'refund-case': 'Devolución por entregar',
};

const paymentWords = (what: string): string =>
  what === 'credit' ? 'Transferencia acreditada' : `Pago: ${isPaymentType(what) ? paymentTypeName(what) : what}`;

const words: Readonly<Record<Kind, (what: string) => string>> = {
  order: (what) => orderWords[what] ?? what,
  payment: paymentWords,
  refund: (what) => refundWords[what] ?? `Devuelto: ${paymentTypeName(what)}`,
  erp: () => 'SAP',
  invoice: (what) => `Factura: ${stepWords[what as keyof typeof stepWords] ?? what}`,
  mail: (what) => outboxWords[what] ?? what,
  record: (what) => what,
};

/** The name of an event. */
export const titleOf = ({ kind, what }: Pick<TimelineEvent, 'kind' | 'what'>): string => words[kind](what);

/** Its text; a reason of ours in words, a provider's as it is. */
export function textOf({ kind, text }: Pick<TimelineEvent, 'kind' | 'text'>): string | null {
  if (text === null || (kind === 'payment' && text === 'accredited')) return null;
  return recordedWords(reasonWords(text));
}

/** How an event ended, and the tone of its word; null where that goes without saying. */
export function endOf({ kind, what, ok, state }: Pick<TimelineEvent, 'kind' | 'what' | 'ok' | 'state'>): {
  words: string;
  tone: 'success' | 'warning' | 'error';
} | null {
  const tone = ok === null ? 'warning' : ok ? 'success' : 'error';
  if (state !== null && isPaymentState(state)) return { words: paymentStateWords[state], tone };
  if (kind === 'record' || kind === 'order' || what === 'part' || (kind === 'refund' && what === 'exchange'))
    return null;
  return { words: ok === null ? 'En proceso' : ok ? 'Hecho' : 'Falló', tone };
}
