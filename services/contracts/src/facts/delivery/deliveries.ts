/** How far the pieces are that come together on a day. */
export const deliveryStates = ['preparing', 'on-the-way', 'delivered', 'failed', 'stored'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A state as staff and buyers read it. */
export const deliveryStateWords: Readonly<Record<DeliveryState, string>> = {
  preparing: 'En preparación',
  'on-the-way': 'En camino',
  delivered: 'Entregada',
  failed: 'No se pudo entregar',
  stored: 'Guardada en el almacén',
};

/** States in which the pieces are in the warehouse and get a day: the promised one, or one of another attempt. */
export const schedulableStates = ['preparing', 'failed', 'stored'] as const satisfies DeliveryState[];
export type SchedulableState = (typeof schedulableStates)[number];
export const isSchedulable = (state: DeliveryState): state is SchedulableState =>
  schedulableStates.some((one) => one === state);

/** Why a van came back with the pieces. */
export const failureReasons = ['nobody', 'no-access'] as const;
export type FailureReason = (typeof failureReasons)[number];
export const failureWords: Readonly<Record<FailureReason, string>> = {
  nobody: 'no había quién recibiera',
  'no-access': 'no hubo acceso',
};

/** Characters of the carrier's name, of its guide's number, and of the link to it. */
export const guideLengths = { carrier: 60, guide: 60, link: 500 } as const;
/** States that are taken back where they were noted by mistake; pieces that did not leave after all are noted so. */
export const correctableStates: readonly DeliveryState[] = ['delivered', 'failed', 'stored'];
/** Characters of how a mistake came about. */
export const mistakeLetters = 300;
