export {
  type BucketSettings,
  picturesBucket,
  privateBucket,
  provingSecret,
  readConfig,
  readingSettings,
  serviceSettings,
  webAddress,
} from './config';
export { Idempotency } from './idempotency/idempotency';
export { rawBodyOf } from './limits/bodies';
export { AppError } from './replies/errors';
export { FileAnswer } from './replies/file-answer';
export { SerializedReply } from './replies/serialized-reply';
export { run } from './run';
export { type Call, type Handler, type Implementation, Service, type ServiceOptions } from './service';
export { type GatewayOf, gatewaysByCredential } from './session/gateways';
export { readManagerGrant, signManagerGrant } from './session/manager-grant';
export {
  endSession,
  ensureHolder,
  isStaff,
  letGoOfHolder,
  type Session,
  startSession,
  worksInside,
} from './session/session';
export { type TokenKeys, tokenKeysIn } from './session/token-keys';
