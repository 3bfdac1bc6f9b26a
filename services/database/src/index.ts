export { type ConnectOptions, connect, type Knex, requestScope } from './connect';
export { isLostConnection } from './lost-connection';
export { type Parameter, type Parameters, prepared } from './prepared';
export { sqlList } from './sql-list';
