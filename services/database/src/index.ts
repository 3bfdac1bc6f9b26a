export { type ConnectOptions, connect, type Knex, requestScope } from './connect';
