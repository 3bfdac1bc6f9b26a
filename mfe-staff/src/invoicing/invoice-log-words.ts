import type { InvoiceLog } from '@actual/contracts';

export const stepWords: Readonly<Record<InvoiceLog['step'], string>> = {
  request: 'Solicitud',
  stamp: 'Timbrado',
  mail: 'Correo',
  file: 'Archivo',
  cancel: 'Cancelación',
};

const reasons: Readonly<Record<string, string>> = {
  too_late: 'Pasaron más de 72 horas del fin de mes: ya no se puede fechar en el mes de la compra.',
  canceled: 'El pedido se canceló.',
  not_paid: 'El pedido ya no está pagado por completo.',
  month_over: 'Se pidió fuera del mes de la compra.',
};

/** Why an invoice waits for somebody; the provider's own words where the store has none. */
export const parkedText = (reason: string): string => reasons[reason] ?? reason;
