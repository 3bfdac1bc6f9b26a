export * from '@actual/contracts/facts/delivery/after-sale';
export { afterBusinessDays, afterBusinessHours, businessDays, drivingDays } from './business-time';
export { type Cancellation, cancellationOf } from './cancellation';
export { leavingOf } from './leaving';
export {
  type AskedOn,
  costOf,
  isExchanged,
  isHygienic,
  requestable,
  requestObstacle,
} from './requestable';
export { afterStep, collectionDays, resolutionsOf, stepsOf } from './steps';
