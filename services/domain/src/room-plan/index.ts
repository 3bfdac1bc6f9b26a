export { type Warning, warningsOf } from './checks';
export { faultOf, fittedTo, type PlanFault, planFaults } from './faults';
export { placeFor } from './place';
export * from './plan';
export { cornersOf } from './polygons';
export { seatsOf } from './seats';
export { clearancesOf, snapped } from './snap';
export { planText, readPlan } from './text';
export { cmText, metersText, warningText } from './words';
