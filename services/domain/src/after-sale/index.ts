export * from '@actual/contracts/facts/after-sale';
export { afterBusinessDays, afterBusinessHours, businessDays } from './business-time';
export { cancellationOf } from './cancellation';
export { leavingOf } from './leaving';
export {
  type AskedOn,
  type BoughtPieces,
  costOf,
  isExchanged,
  isHygienic,
  requestable,
  requestObstacle,
} from './requestable';
export { afterStep, collectionDays, type RequestStep, requestSteps, resolutionsOf, stepsOf } from './steps';
