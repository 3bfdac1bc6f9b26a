export * from './fiscal-address';
export * from './sat';
