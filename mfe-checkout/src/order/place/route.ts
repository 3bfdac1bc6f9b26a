export { PlaceRoute as Component } from './PlacePage';
export { post } from './post';
