export * from './cancellation';
export * from './credit-note';
export * from './figures';
export * from './payment-form';
export * from './place-of-issue';
export * from './product-keys';
export * from './receiver';
export * from './rules';
