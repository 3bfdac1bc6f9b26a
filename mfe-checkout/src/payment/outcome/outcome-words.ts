import { reviewBusinessDays } from '@actual/contracts/facts/payment/deadlines';

/** The messages for the provider's answers (shopping 8); an unknown detail gets the neutral text. */
const again = 'No se hizo ningún cargo.';
const neutral = 'Error. No pudimos procesar tu pago.';
const unknown = `${neutral} ${again}`;
const another = `Usa otra tarjeta u otra forma de pago. ${again}`;

/** Rejections by the provider's `status_detail`. Buyers are not told that a fraud filter stopped them. */
const rejections: Readonly<Record<string, string>> = {
  cc_rejected_bad_filled_other: `Revisa los datos de tu tarjeta: alguno no coincide con los del banco. ${again}`,
  cc_rejected_bad_filled_card_number: `Revisa el número de tu tarjeta. ${again}`,
  cc_rejected_bad_filled_security_code: `Revisa el código de seguridad de tu tarjeta. ${again}`,
  cc_rejected_bad_filled_date: `Revisa la fecha de vencimiento de tu tarjeta. ${again}`,
  cc_rejected_call_for_authorize: `Tu banco pide que autorices este monto. Llámalo e intenta de nuevo. ${again}`,
  cc_rejected_card_disabled: `Tu tarjeta no está activa. Llama a tu banco para activarla o usa otra. ${again}`,
  cc_rejected_insufficient_amount: `Tu tarjeta no tiene fondos suficientes. Prueba con otra o elige más meses. ${again}`,
  cc_rejected_card_error: `Tu banco no pudo procesar esta tarjeta. ${another}`,
  cc_rejected_card_type_not_allowed: `Este tipo de tarjeta no se acepta para esta compra. ${another}`,
  cc_rejected_invalid_installments: `Tu tarjeta no acepta ese número de meses. Elige otro plan. ${again}`,
  cc_rejected_max_attempts: `Tu banco recibió demasiados intentos con esta tarjeta. ${another}`,
  cc_rejected_duplicated_payment: `Ya existe un pago por este monto. Revisa tu estado de cuenta antes de intentar con otra tarjeta.`,
  cc_rejected_high_risk: `${neutral} ${another}`,
  cc_rejected_blacklist: `${neutral} ${another}`,
  cc_rejected_3ds_challenge: `Tu banco no confirmó la compra. Intenta de nuevo o usa otra tarjeta. ${again}`,
  cc_rejected_3ds_mandatory: `Tu banco exige confirmar la compra y esta vez no se pudo. Intenta de nuevo. ${again}`,
  cc_rejected_other_reason: `${neutral} Tu banco no dio un motivo. ${another}`,
  cc_rejected_time_out: `Tu banco tardó demasiado en responder. Intenta de nuevo. ${again}`,
  cc_amount_rate_limit_exceeded: `Este monto supera el límite de tu tarjeta. ${another}`,
  bank_error: `Tu banco tuvo un problema. Intenta más tarde o usa otra tarjeta. ${again}`,
  rejected_by_bank: `Tu banco rechazó el pago. ${another}`,
  rejected_by_regulations: `${neutral} ${another}`,
  rejected_insufficient_data: `Faltan datos para procesar tu pago. Revísalos e intenta de nuevo. ${again}`,
};

/** The provider gave no CLABE. */
export const transferText = 'No se pudo generar correctamente sus datos de pago...';
export const transferAdvice = `Intenta de nuevo o elige otra forma de pago. ${again}`;

/** Attempts that came to nothing without a card being declined, by `status_detail`. */
const ended: Readonly<Record<string, string>> = {
  expired: `El tiempo para confirmar la compra terminó. Intenta de nuevo. ${again}`,
  by_collector: `El pago se canceló. ${again}`,
  by_payer: `Cancelaste el pago. ${again}`,
  never_arrived: `Tu pago no llegó al banco. Intenta de nuevo. ${again}`,
  provider_unavailable: `El banco no responde. Espera un momento e intenta de nuevo. ${again}`,
  transfer_unavailable: transferText,
};
const known: Readonly<Record<string, string>> = { ...rejections, ...ended };

/** True where a bank declined a card: the order is spoken of, and an attempt was counted. */
export const isDeclined = (statusDetail: string): boolean => !Object.hasOwn(ended, statusDetail);

/** The alert of a payment that was refused. */
export const rejectionText = (statusDetail: string): string =>
  Object.hasOwn(known, statusDetail) ? (known[statusDetail] ?? unknown) : unknown;

const processing = `Estamos procesando tu pago. En menos de ${reviewBusinessDays} días hábiles te avisaremos por correo si se acreditó. No vuelvas a pagar.`;

/** Payments that are not decided, by `status_detail`. */
const undecided: Readonly<Record<string, { title: string; text: string }>> = {
  pending_challenge: {
    title: 'Tu banco quiere confirmar la compra',
    text: 'Responde la pregunta de tu banco para terminar. Tus artículos quedan apartados mientras tanto.',
  },
  pending_waiting_transfer: {
    title: 'Esperamos tu transferencia',
    text: 'Tu pedido está en proceso, con el pago pendiente. No generes de nuevo la misma cotización.',
  },
  pending_waiting_payment: {
    title: 'Esperamos tu pago',
    text: 'Tu pedido está en proceso, con el pago pendiente. No generes de nuevo la misma cotización.',
  },
};

/** The notice of a payment that is not decided yet; of a transfer that has no CLABE yet nobody reviews anything. */
export function pendingText(statusDetail: string, transfer = false): { title: string; text: string } {
  const said = undecided[statusDetail];
  if (said) return said;
  return transfer
    ? { title: 'Generando tus datos de pago', text: 'Espera un momento: en cuanto estén, te llevamos a tu pedido.' }
    : { title: 'Pago en proceso', text: processing };
}

/** The message for the last declined card (shopping 8): before it there is no order and nobody calls. */
export const declinedText =
  'Tu cotización está sujeta a disponibilidad y el pedido queda pendiente de pago. No generes de nuevo la misma cotización: un asesor te llamará.';
/** A payment whose answer did not come is safe to press again. */
export const onceText = 'Si tu pago ya se hizo, no se cobra dos veces.';
/** The provider's library could not be reached. */
export const offlineText = 'No tienes conexión a internet. Revísala e intenta de nuevo: no se hizo ningún cargo.';
/** The provider's library was kept out. */
export const blockedText =
  'Tu navegador o tu red no dejó cargar a nuestro procesador de pagos. No se hizo ningún cargo. Quita el bloqueador de contenido en esta página y recárgala, o paga de otra forma.';
/** The message when the provider's library refuses to make a token. */
export const tokenText = 'Hubo un error, revisa los datos e intenta de nuevo';
