export { Display as Component } from './Display';
