// what every remote says of a refused call; a remote's own sentences are in its `refusals.ts` and `*-words.ts`
export const tryAgainText = 'Hubo un error, intenta de nuevo';
export const sessionOverText = 'Tu sesión expiró. Entra de nuevo e inténtalo otra vez: lo que escribiste sigue aquí.';
export const notSentText = 'Hubo un error al enviar la información';
export const addressMissingText = 'Asigna una dirección de envío';
export const alreadyOrderedText = 'Esta cotización ya tiene un pedido asignado';
export const amountInvalidText = 'El monto debe ser mayor a cero y no pasar de lo que falta por pagar.';
export const noDollarsText = 'Pagos en dolares no disponibles...';
export const attemptsOverText =
  'Tu cotización está en proceso y sujeta a disponibilidad. Te enviamos un correo con el detalle; no la dupliques, un asesor te llamará. Los intentos rechazados no se cobraron.';
