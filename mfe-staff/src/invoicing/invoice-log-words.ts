import type { InvoiceLog } from '@actual/contracts';

export const stepWords: Readonly<Record<InvoiceLog['step'], string>> = {
  request: 'Solicitud',
  stamp: 'Timbrado',
  mail: 'Correo',
  file: 'Archivo',
  cancel: 'Cancelación',
};
