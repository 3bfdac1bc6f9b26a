/** What the person is told of each answer of the provider (shopping 8); an unknown detail gets the neutral text. */
const rejections: Record<string, string> = {
  cc_rejected_bad_filled_other:
    'Revisa los datos de tu tarjeta: alguno no coincide con los del banco. No se hizo ningún cargo.',
  cc_rejected_bad_filled_card_number: 'Revisa el número de tu tarjeta. No se hizo ningún cargo.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad de tu tarjeta. No se hizo ningún cargo.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento de tu tarjeta. No se hizo ningún cargo.',
  cc_rejected_call_for_authorize:
    'Tu banco pide que autorices este monto. Llámalo e intenta de nuevo. No se hizo ningún cargo.',
  cc_rejected_card_disabled:
    'Tu tarjeta no está activa. Llama a tu banco para activarla o usa otra. No se hizo ningún cargo.',
  cc_rejected_insufficient_amount:
    'Tu tarjeta no tiene fondos suficientes. Prueba con otra o elige más meses. No se hizo ningún cargo.',
};
const neutral = 'Error. No pudimos procesar tu pago.';

export const rejectionText = (statusDetail: string): string => rejections[statusDetail] ?? neutral;
/** After the last refusal the text says what the store does next. */
export const declinedText =
  'Tu cotización está sujeta a disponibilidad y el pedido queda pendiente de pago. No generes de nuevo la misma cotización: un asesor te llamará.';
export const processingText =
  'Estamos procesando tu pago. En menos de 2 días hábiles te avisaremos por correo si se acreditó. No vuelvas a pagar.';
/** What the provider's library refuses before there is a token. */
export const tokenText = 'Hubo un error, revisa los datos e intenta de nuevo';
