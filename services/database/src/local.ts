/** What the start and test commands need of the database; bundled to `dist/local.mjs`. */
export { migrate } from './migrate/migrate';
export { isServerAlive } from './postgres/answers';
export { freePort, isPortFree } from './postgres/ports';
export { createDatabase, PortTakenError, startPostgres } from './postgres/start';
export { applyRoles, canCreateRoles } from './roles/apply';
export { SERVICE_ROLES } from './roles/ownership';
export { TEST_ENVIRONMENT, testRolePassword } from './test';
