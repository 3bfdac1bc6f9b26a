export { answerOf, answerOn, type Carriage } from './answer';
export type { Box } from './box';
export { surelyComesIn } from './sure';
export { travelsOf } from './travels';
export { type Travels, verdictOf } from './verdict';
export { verdictShort } from './words';
