import type { InvoiceLog } from '@actual/contracts';

export const stepWords: Readonly<Record<InvoiceLog['step'], string>> = {
  request: 'Solicitud',
  stamp: 'Timbrado',
  credit: 'Nota de crédito',
  mail: 'Correo',
  file: 'Archivo',
  cancel: 'Cancelación',
};
