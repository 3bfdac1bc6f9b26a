export * from './tax-lists';
