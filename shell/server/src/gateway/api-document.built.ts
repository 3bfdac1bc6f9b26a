import { openApiDocument } from '@actual/contracts/openapi';
import { endpointsOf } from './endpoints';

/** The OpenAPI documents of the gateways' calls, as text. */
export const publicDocument = JSON.stringify(openApiDocument(endpointsOf(false)));
export const internalDocument = JSON.stringify(openApiDocument(endpointsOf(true)));
