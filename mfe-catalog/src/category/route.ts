export { Category as Component } from './Category';
export { loader } from './loader';
