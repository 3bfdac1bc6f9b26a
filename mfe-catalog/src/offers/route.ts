export { Offers as Component } from './Offers';
