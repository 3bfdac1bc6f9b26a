/** Hours until an unpaid SPEI order is canceled (reading 5). */
export const speiHours = 12;
/** Calendar days until an order that waits for a plain bank transfer is canceled (reading 5). */
export const transferDays = 3;
/** Business days in which the provider decides about a card payment under review. */
export const reviewBusinessDays = 2;
/** Business days that a refund to a card may take. */
export const refundBusinessDays = 15;
/** Minutes that pieces are held while a card payment runs (reading 12). */
export const cardReservationMinutes = 15;
/** Days that pieces are held while the provider reviews a card payment: two business days never take longer. */
export const reviewReservationDays = 5;
/** Minutes that the holder of a card has to answer the question of their bank (3-D Secure). */
export const challengeMinutes = 15;
/** Minutes after which parts that were paid go back when nobody goes on paying the rest. */
export const partPaymentMinutes = 60;
/** Minutes after which a payment without an outcome is stuck, and rings an alarm: it is asked for every few seconds. */
export const stuckMinutes = 15;
/** Seconds after which a payment that the provider does not know never reached it. */
export const neverArrivedSeconds = 120;
/** Seconds to wait for a silent provider after a deadline; a payment that arrives later still counts. */
export const silentProviderSeconds = 3_600;
