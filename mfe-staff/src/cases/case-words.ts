import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import {
  isOrderState,
  isPaymentState,
  orderStateWord,
  paymentStateWords,
} from '@actual/contracts/facts/payment/states';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { unansweredText } from '../access/unanswered-text';

export const listWords = {
  devoluciones: 'Devoluciones',
  diferencias: 'Diferencias',
  envios: 'Envíos detenidos',
} as const;

/** The kinds of discrepancy, in the order of the filter. */
export const kindWords: Readonly<Record<string, string>> = {
  provider: 'Mercado Pago',
  'paid-without-order': 'Pago sin pedido',
  'order-paid': 'Pagado del pedido',
  'order-total': 'Total del pedido',
  'order-unpaid': 'Pedido sin pago',
  'order-overdue': 'Transferencia vencida',
  ledger: 'Monedero o saldo',
  erp: 'SAP',
  'erp-list': 'Lista de SAP',
  'invoice-of-canceled': 'Factura de un cancelado',
  'invoice-part-returned': 'Falta nota de crédito',
  'stock-sold': 'Piezas vendidas',
  'stock-oversold': 'Piezas de más',
};

/** The remedy for a discrepancy of this kind, verbs first. */
export const whatToDo: Readonly<Record<string, string>> = {
  provider:
    'Abre el pago en Mercado Pago y compara estado y monto. Si el cargo es bueno, corrige aquí; si no, devuélvelo allá.',
  'paid-without-order': 'Llama al cliente. Crea el pedido desde su cotización o devuelve el pago.',
  'order-paid': 'Compara los pagos del pedido con su estado de cuenta antes de entregar.',
  'order-total': 'No entregues: pide revisar el pedido, su total no es la suma de sus artículos.',
  'order-unpaid': 'No entregues hasta que el pago esté completo o lo autorice un gerente.',
  'order-overdue': 'Revisa si la transferencia llegó al banco. Si no, cancela su pago.',
  ledger: 'Compara los movimientos del monedero con el pago y ajusta el que falte.',
  erp: 'Revisa el motivo en Envíos detenidos y envía de nuevo.',
  'erp-list':
    'Abre el documento en SAP antes de entregar. Si ya no está, pide capturarlo otra vez con los datos del pedido.',
  'invoice-of-canceled':
    'Llama a quien la recibió para que acepte la cancelación en el portal del SAT y pídela de nuevo en el pedido.',
  'invoice-part-returned':
    'Compara la factura y sus notas de crédito con lo cobrado. Pide a contabilidad el CFDI de egreso que falta y escribe aquí su folio fiscal.',
  'stock-sold': 'Cuenta las piezas en el almacén y pide corregir la existencia.',
  'stock-oversold': 'Cuenta las piezas. Si faltan, avisa hoy a los clientes de los últimos pedidos.',
};

/** Why money has to go back. */
const reasons: Readonly<Record<string, string>> = {
  'stock-gone': 'Llegó tarde y ya no había piezas',
  'another-payment-runs': 'Llegó mientras otro pago corría',
  'quotation-changed': 'La cotización cambió antes del pago',
  'order-exists': 'Su cotización ya tenía pedido',
  'rest-given-back': 'El resto de su pedido ya se había devuelto',
  'canceled-by-staff': 'Lo canceló el personal',
  'buyer-cancels': 'Lo canceló quien compró',
  'taken-back': 'El cliente quitó lo pagado',
  abandoned: 'El cliente no terminó de pagar',
  overpaid: 'La transferencia trajo más de lo que faltaba',
  'part-of-canceled': 'Llegó una parte de un pedido ya cancelado',
  expired: 'La transferencia no llegó a tiempo',
  'account-deleted': 'Volvió a un monedero o saldo cuya cuenta se eliminó',
  by_collector: 'Se canceló el pago que faltaba',
};
export const reasonWords = (reason: string): string => reasons[reason] ?? reason;

/** Messages of the outbox. */
export const outboxWords: Readonly<Record<string, string>> = {
  'order-confirmation': 'Correo de confirmación',
  'erp-order': 'Pedido a SAP',
  'erp-cancel': 'Cancelación a SAP',
  'erp-dates': 'Nueva fecha a SAP',
  'erp-place': 'Nueva dirección a SAP',
  promise: 'Firma de lo prometido',
  'erp-lines': 'Artículos cancelados a SAP',
  'transfer-instructions': 'Correo con datos de transferencia',
  'order-canceled': 'Correo de cancelación',
  delivery: 'Correo sobre la entrega',
  'delivery-delayed': 'Correo de entrega retrasada',
  'delivery-moved': 'Correo de nueva fecha',
  'place-changed': 'Correo de nueva dirección',
  'lines-canceled': 'Correo de artículos cancelados',
  'service-request': 'Correo de una solicitud',
  'exchange-ending': 'Correo que recuerda un cambio',
  'payment-review': 'Correo de pago en revisión',
  'refund-done': 'Correo de devolución',
  'refund-code': 'Correo con el código para cambiar un pedido',
  'attempts-exceeded': 'Correo de intentos agotados',
  'quotation-mail': 'Correo de cotización',
  'lead-mail': 'Correo de prospecto',
  refund: 'Devolución a Mercado Pago',
};

const factWords: Readonly<Record<string, string>> = {
  paid: 'Pagado',
  payments: 'Suma de pagos',
  total: 'Total',
  lines: 'Suma de artículos',
  amount: 'Monto',
  refunded: 'Devuelto',
  ledger: 'Movimientos',
  sold: 'Vendidas',
  claimed: 'En pedidos',
  received: 'Recibidas',
  held: 'Apartadas',
  item: 'Código',
  status: 'Estado',
  error: 'Motivo',
  type: 'Tipo',
};
/** Figures of a discrepancy that are centavos; the provider's are pesos already. */
const inCents = new Set(['paid', 'payments', 'total', 'lines', 'amount', 'refunded', 'ledger']);
const pieces = new Set(['stock-sold', 'stock-oversold']);

const said = (side: unknown): string => {
  const { status, amount, refunded } = Object(side) as { status?: string; amount?: number; refunded?: number };
  const back = refunded ? `, ${formatPesos(refunded)} devueltos` : '';
  return status ? `${stateWord(status) ?? status}, ${formatPesos(amount ?? 0)}${back}` : 'no lo conoce';
};

/** A discrepancy names states of payments and of orders alike. */
function stateWord(state: string): string | undefined {
  if (isPaymentState(state)) return paymentStateWords[state].toLowerCase();
  return isOrderState(state) ? orderStateWord(state, true) : undefined;
}

/** A document of the ERP, as one side has it; totals are pesos. */
const documentWords = (side: unknown): string => {
  const { document, status, total } = Object(side) as { document?: string; status?: string; total?: number };
  return `documento ${document}, ${documentStates[status ?? ''] ?? 'vigente'}, ${formatPesos(total ?? 0)}`;
};
const documentStates: Readonly<Record<string, string>> = { canceled: 'cancelado' };

/** The two sides of a discrepancy, as pairs of words. */
export function factsOf(kind: string, detail: Record<string, unknown>): [string, string][] {
  if (kind === 'erp-list') {
    const theirs = Array.isArray(detail.sap) ? detail.sap.map(documentWords) : [];
    return [
      ['Aquí', documentWords(detail.ours)],
      ['SAP', theirs.join('; ') || 'no lo tiene'],
    ];
  }
  if (kind === 'provider')
    return [
      ['Aquí', said(detail.ours)],
      ['Mercado Pago', said(detail.provider)],
    ];
  return Object.entries(detail).flatMap(([name, value]): [string, string][] => {
    const word = factWords[name];
    if (!word || value === null || value === '') return [];
    const money = typeof value === 'number' && inCents.has(name) && !pieces.has(kind);
    const text = String(value);
    return [[word, money ? formatPesos(value / 100) : (stateWord(text) ?? paymentTypeShortName(text))]];
  });
}

export const refusedWords = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'conflict') return 'Alguien más ya lo cerró. Vuelve a cargar la lista.';
  if (code === 'forbidden') return 'Solo gerentes y administradores pueden cerrarlo.';
  return unansweredText(error) ?? tryAgainText;
};
