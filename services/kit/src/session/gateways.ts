import { timingSafeEqual } from 'node:crypto';
import { credentialHeader, credentialsIn, type Gateway } from '@actual/contracts/gateways';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../replies/errors';
import { WatchedFile } from '../watched-file';
import { worksInside } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** The gateway that handed this call on. */
    gateway: Gateway;
  }
}

/** The gateway with this credential, or null. */
export type GatewayOf = (credential: string) => Gateway | null;

/** The credentials of one gateway. An unknown one makes it read the file again. */
class CredentialFile {
  private readonly file: WatchedFile<Buffer[]>;

  constructor(file: string) {
    this.file = new WatchedFile(file, (text) => credentialsIn(text).map((one) => Buffer.from(one)));
  }

  holds(shown: Buffer): boolean {
    return this.knows(shown) || (this.file.readAgain() && this.knows(shown));
  }

  private knows(shown: Buffer): boolean {
    return this.file.known.some((one) => one.length === shown.length && timingSafeEqual(one, shown));
  }
}

/**
 * Knows the gateways by the credentials in their files, which may be rotated while the service runs.
 * @throws {Error} when a file has none
 */
export function gatewaysByCredential(settings: {
  PUBLIC_GATEWAY_CREDENTIAL_FILE: string;
  INTERNAL_GATEWAY_CREDENTIAL_FILE: string;
}): GatewayOf {
  const files: [Gateway, CredentialFile][] = [
    ['public', new CredentialFile(settings.PUBLIC_GATEWAY_CREDENTIAL_FILE)],
    ['internal', new CredentialFile(settings.INTERNAL_GATEWAY_CREDENTIAL_FILE)],
  ];
  return (credential) => {
    const shown = Buffer.from(credential);
    return files.find(([, file]) => file.holds(shown))?.[0] ?? null;
  };
}

/** For monitoring, on the service's own port; a gateway does not reach them. */
export const ownDoors: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Lets only gateways in, and staff and brokers only through the internal one: behind the public one their token is no
 * session. Comes before everything else that a service does with a request.
 */
export function installGateways(app: FastifyInstance, gatewayOf: GatewayOf): void {
  app.decorateRequest('gateway', 'public');
  app.addHook('onRequest', (request, _reply, done) => {
    const own = ownDoors.has(request.routeOptions.url ?? '');
    const shown = request.headers[credentialHeader];
    delete request.headers[credentialHeader];
    if (own) return done(shown === undefined ? undefined : new AppError('not_found'));
    const gateway = gatewayOf(String(shown ?? ''));
    if (!gateway) return done(new AppError('forbidden', 'only a gateway may call'));
    request.gateway = gateway;
    done();
  });
  // after the session was read
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.gateway === 'public' && worksInside(request.session)) request.session = null;
    done();
  });
}
