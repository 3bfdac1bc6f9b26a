export { type DayNumber, dayNumber, dayText, restDays, wallClock, weekday } from './calendar';
export {
  type Arrival,
  arrival,
  type DeliveryQuestion,
  deliveryGroups,
  deliveryOptions,
  earliestDelivery,
  type SourcedDelivery,
  type SourcedDeliveryGroup,
} from './engine';
export {
  type ClosedDay,
  type DeliveryFacts,
  deliveryFacts,
  isWorkingDay,
  type Route,
  type StockSource,
  type Warehouse,
} from './facts';
export { type Demand, daysWithEnough, deliveredTogether, type Together } from './together';
