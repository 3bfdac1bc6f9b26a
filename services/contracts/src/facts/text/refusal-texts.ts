// what every remote says of a refused call; a remote's own sentences are in its `refusals.ts` and `*-words.ts`
export const tryAgainText = 'Hubo un error, intenta de nuevo';
export const notSentText = 'Hubo un error al enviar la información';
export const checkDateText = 'Verifique su nueva fecha de entrega y cantidad de piezas';
export const stockChangedText = 'Hay un cambio de disponibilidad en uno o más de tus articulos';
export const addressMissingText = 'Asigna una dirección de envío';
export const alreadyOrderedText = 'Esta cotización ya tiene un pedido asignado';
export const amountInvalidText = 'El monto debe ser mayor a cero y no pasar de lo que falta por pagar.';
export const noDollarsText = 'Pagos en dolares no disponibles...';
