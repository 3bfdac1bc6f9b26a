/** The parts of the database that the start and test commands need; bundled to `dist/local.mjs`. */
export { archiveSettings, openArchive } from './backup/archive';
export { listBackups, makeBackup } from './backup/base-backup';
export { NoBackupError, restoreBackup } from './backup/restore';
export { DEMO_SIGN_INS } from './demo/people/people';
export { type ErpItem, erpItems } from './demo/stock/erp-items';
export { migrate, NewerDataError } from './migrate';
export { storeState } from './opening/store-state';
export { isServerAlive } from './postgres/answers';
export { freePort, isPortFree } from './postgres/ports';
export { runServer } from './postgres/server-process';
export { adminUrl, createDatabase, PortTakenError, startPostgres } from './postgres/start';
export { databaseUser } from './postgres/system-user';
export { applyRoles, canCreateRoles } from './roles/apply';
export { SERVICE_ROLES } from './roles/ownership';
export { TEST_ENVIRONMENT, testRolePassword } from './test-database';
