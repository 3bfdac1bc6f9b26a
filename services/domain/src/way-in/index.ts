export type { Box } from './box';
export { carriersOf } from './carriers';
export { surelyComesIn } from './sure';
export { travelsOf } from './travels';
export { type Travels, verdictOf } from './verdict';
export { verdictLong, verdictShort } from './words';
