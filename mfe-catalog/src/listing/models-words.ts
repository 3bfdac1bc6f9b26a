import { countWords } from '@actual/contracts/facts/text/written';

/** «1 modelo», «23 modelos»: products that differ in color or size alone. */
export const models = (count: number): string => countWords(count, 'modelo', 'modelos');
