export { AuthorizationPage as Component } from './AuthorizationPage';
