/** Ways that staff speak with a client (accounts 9), as calls and rows write them and people read them. */
export const recordEvents = ['Email', 'Llamada', 'WhatsApp', 'Visita'] as const;
export type RecordEvent = (typeof recordEvents)[number];

/** Minutes between the times that a record may have. */
export const recordStepMinutes = 20;

/** The calendar files of one next step, and of all those of a seller's day. */
export const stepFileName = 'siguiente-paso.ics';
export const dayStepsFileName = 'siguientes-pasos.ics';

/** Most characters of staff's texts: of a record, of the next step, about a lost quotation. */
export const followUpLengths = { notes: 2_000, nextStep: 200, comment: 500 } as const;

/** Why a quotation is lost, as calls and rows write it. The documents have no list: this one is the store's. */
export const lostReasons = [
  'price',
  'competitor',
  'delivery-date',
  'out-of-stock',
  'financing',
  'measures',
  'postponed',
  'no-answer',
  'duplicate',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
export const isLostReason = (text: string): text is LostReason => lostReasons.some((one) => one === text);

/** The reason as people read and choose it. */
export const lostReasonWords: Readonly<Record<LostReason, string>> = {
  price: 'El precio no le convino',
  competitor: 'Compró en otra tienda',
  'delivery-date': 'La fecha de entrega no le sirvió',
  'out-of-stock': 'Ya no había piezas',
  financing: 'No pasó su pago o su financiamiento',
  measures: 'No le quedaron las medidas o el acabado',
  postponed: 'Dejó la compra para después',
  'no-answer': 'Dejó de responder',
  duplicate: 'Ya tenía otra cotización',
  other: 'Otro motivo',
};
