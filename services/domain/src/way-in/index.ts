export type { Box } from './box';
export { carriersOf } from './carriers';
export { type Carried, comesIn, type Travels, tightBelow, type Verdict, verdictOf } from './verdict';
