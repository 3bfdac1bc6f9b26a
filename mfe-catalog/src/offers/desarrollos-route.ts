export { Desarrollos as Component } from './Offers';
