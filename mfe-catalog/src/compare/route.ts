export { Comparison as Component } from './Comparison';
