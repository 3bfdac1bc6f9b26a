/**
 * Pages and the ways between them, as remotes use them; they never import the router's own package, of which the shell has
 * the one copy. The declarative parts of `react-router-dom` know addresses; this folder loads a page before it is entered.
 */
export type { Location, To } from 'react-router-dom';
export { useLocation } from 'react-router-dom';
export * from './form';
export * from './hooks';
export * from './link';
export * from './route';
export * from './status-of';
