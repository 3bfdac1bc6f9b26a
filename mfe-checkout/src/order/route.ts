export { OrderPage as Component } from './OrderPage';
