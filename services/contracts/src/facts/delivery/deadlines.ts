/** Hours until an unpaid SPEI order is canceled (reading 5). */
export const speiHours = 12;
/** Calendar days until an order that waits for a plain bank transfer is canceled (reading 5). */
export const transferDays = 3;
/** Business days in which the provider decides about a card payment under review. */
export const reviewBusinessDays = 2;
/** Business days that a refund to a card may take. */
export const refundBusinessDays = 15;
/** Business days before a promised day until which its pieces have not left, and can be canceled. */
export const cancelBusinessDays = 1;
/** Business days before a delivery until which its day can be changed. */
export const newDayBusinessDays = 2;
/** Calendar days after the promised day within which the new one lies. */
export const newDayReachDays = 15;
/** How often a buyer may change the days of an order; staff are not limited. */
export const newDayChanges = 10;
