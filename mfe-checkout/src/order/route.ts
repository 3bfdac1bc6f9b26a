export { OrderRoute as Component } from './OrderRoute';
