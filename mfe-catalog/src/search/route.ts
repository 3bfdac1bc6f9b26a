export { Search as Component } from './Search';
