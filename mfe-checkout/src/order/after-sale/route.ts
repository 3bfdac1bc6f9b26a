export { post } from './post';
export { RequestsRoute as Component } from './RequestsPage';
