export { PromisePage as Component } from './PromisePage';
export { post } from './post';
