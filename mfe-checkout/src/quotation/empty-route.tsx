export { EmptyCartPage as Component } from './EmptyCart';
