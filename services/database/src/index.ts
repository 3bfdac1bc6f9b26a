export { type ConnectOptions, connect, type Knex, requestScope } from './connect';
export { type Parameter, prepared } from './prepared';
