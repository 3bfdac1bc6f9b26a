export { rawBodyOf } from './bodies';
export { readConfig, serviceSettings } from './config';
export { AppError } from './errors';
export { FileAnswer } from './file-answer';
export { type GatewayOf, gatewaysByCredential } from './gateways';
export { Idempotency } from './idempotency/idempotency';
export { readManagerGrant, signManagerGrant } from './manager-grant';
export { addressOf, networkOf } from './network';
export { ProofOfWork, solves } from './proof-of-work';
export { run } from './run';
export { Serialised } from './serialised';
export { type Call, type Handler, type Implementation, Service, type ServiceOptions } from './service';
export {
  cookieNames,
  endSession,
  ensureHolder,
  isStaff,
  type Session,
  startSession,
  worksInside,
} from './session';
export { managerGrantSeconds } from './tokens';
