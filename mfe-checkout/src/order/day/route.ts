export { DayRoute as Component } from './DayPage';
export { post } from './post';
