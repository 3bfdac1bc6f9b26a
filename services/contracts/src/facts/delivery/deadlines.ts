import { storageMonths } from './storage';

/** Business days before a promised day until which its pieces have not left, and can be canceled. */
export const cancelBusinessDays = 1;
/** Business days before a delivery until which its day can be changed. */
export const newDayBusinessDays = 2;
/** Calendar days after the promised day within which the new one lies. */
export const newDayReachDays = 15;
/** How often a buyer may change the days of an order; staff are not limited. */
export const newDayChanges = 10;
/** Minutes that the van waits for access; without any, the delivery counts as tried. */
export const accessMinutes = 15;
/** Calendar days within which the next attempt lies: as long as things are stored at most. */
export const attemptReachDays = storageMonths * 31;
/** Calendar days, from the first possible one, among which a buyer chooses the day of another attempt. */
export const attemptOfferDays = 21;
/** Minutes in which who noted a state takes it back alone; later a manager does. */
export const ownCorrectionMinutes = 15;
/** Calendar days that staff may note a delivery late. */
export const notedLateDays = 30;
