import { formatNumber } from '@actual/ui';

/** «1 modelo», «23 modelos»: products that differ in color or size alone. */
export const models = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'modelo' : 'modelos'}`;
