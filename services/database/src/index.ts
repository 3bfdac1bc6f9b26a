export { type ConnectOptions, connect, disconnect, type Knex, requestScope } from './connect';
export { lastNoted, standingOf, waitingDelay } from './delivery-sql';
export { isLostConnection } from './lost-connection';
export { type Parameter, type Parameters, prepared } from './prepared-statement';
export { type Reads, readsAt } from './replica/reads';
export { sqlList } from './sql-list';
