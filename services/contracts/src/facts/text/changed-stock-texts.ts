// what a page says when pieces or days are no longer those that were chosen; apart, because few pages need them
export const checkDateText = 'Verifique su nueva fecha de entrega y cantidad de piezas';
export const stockChangedText = 'Hay un cambio de disponibilidad en uno o más de tus articulos';
