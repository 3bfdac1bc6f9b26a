export { loader } from './loader';
export { Search as Component } from './Search';
