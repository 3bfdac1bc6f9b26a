import Fastify, { type FastifyInstance } from 'fastify';
import type { TokenKeys } from '../session/token-keys';
import { installTokens, type SessionToken } from '../session/tokens';

/** A service that does nothing but read its callers' tokens: `GET /who`. */
export async function tokenReader(keys: TokenKeys): Promise<FastifyInstance> {
  const app = Fastify();
  await installTokens(app, { keys, tokenOf: (request) => request.headers.authorization });
  app.get('/who', async (request) => ({ session: (await request.sessionJwtVerify<SessionToken>()).jti }));
  return app;
}
