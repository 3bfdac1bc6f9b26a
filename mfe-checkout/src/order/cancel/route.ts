export { CancelRoute as Component } from './CancelPage';
export { post } from './post';
