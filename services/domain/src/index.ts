export * from './delivery/index';
export * from './money';
export * from './payment-groups';
export * from './pricing';
export * from './sites';
export * from './states';
export * from './store-day';
