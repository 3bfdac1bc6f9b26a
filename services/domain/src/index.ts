export * from './delivery/index';
export * from './money';
export * from './payment-groups';
export * from './pricing';
