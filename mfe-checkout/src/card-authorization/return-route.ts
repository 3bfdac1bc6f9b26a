export { ReturnPage as Component } from './ReturnPage';
