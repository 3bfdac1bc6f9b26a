export { Rooms as Component } from './Rooms';
