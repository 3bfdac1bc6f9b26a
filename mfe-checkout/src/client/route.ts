export { ClientPage as Component } from './ClientPage';
