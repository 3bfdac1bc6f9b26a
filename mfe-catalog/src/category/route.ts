export { Category as Component } from './Category';
