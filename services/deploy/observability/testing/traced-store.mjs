/** A gateway and a service as small as can be: the gateway calls the service, which sends a statement. Tells its address. */
import Fastify from 'fastify';
import knex from 'knex';
import { Pool } from 'undici';

const db = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { min: 0, max: 1 } });
const service = Fastify();
/** @typedef {{ Params: { id: string } }} OfOrder */
service.get('/order/:id', async (/** @type {import('fastify').FastifyRequest<OfOrder>} */ { params }) =>
  db.raw('select ?::text as id', [params.id]).then(({ rows }) => rows[0]),
);
const address = await service.listen({ port: 0, host: '127.0.0.1' });

const pool = new Pool(address);
const gateway = Fastify({ genReqId: () => 'request-1' });
gateway.get('/api/order/:id', async (/** @type {import('fastify').FastifyRequest<OfOrder>} */ { params }) => {
  const { body } = await pool.request({ method: 'GET', path: `/order/${params.id}` });
  return body.json();
});
process.stdout.write(`${await gateway.listen({ port: 0, host: '127.0.0.1' })}\n`);
