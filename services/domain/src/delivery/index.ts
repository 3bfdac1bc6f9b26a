export {
  arrival,
  type DeliveryQuestion,
  delivering,
  deliveryGroups,
  deliveryOptions,
  type SourcedDelivery,
  type SourcedDeliveryGroup,
} from './arrival';
export { attemptDays } from './attempt-days';
export { type DayNumber, dayNumber, dayText } from './calendar';
export { answerableUntil, daysAfterDelay, isWaiting } from './delay';
export {
  type DeliveryFacts,
  deliveryFacts,
  hasHalves,
  type StockSource,
} from './facts';
export { newDays, type PromisedDelivery } from './new-day';
export { dayThere, placeUntil } from './new-place';
export {
  isCorrectable,
  isPreparing,
  isUnnoted,
  mayCorrect,
  receivedOn,
  type Standing,
  stateOf,
  statesAfter,
} from './states';
export { storageDue, storedUntil } from './storage';
export { daysWithEnough, deliveredTogether } from './together';
