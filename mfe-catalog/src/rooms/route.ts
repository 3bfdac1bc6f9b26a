export { Room as Component } from './Room';
