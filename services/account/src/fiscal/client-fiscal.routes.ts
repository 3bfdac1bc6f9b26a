import type { Knex } from '@actual/database';
import { AppError, type Service } from '@actual/kit';
import { keepFiscalAddress, readFiscalAddress } from './fiscal.queries';

/** The id of a client that there is. @throws {AppError} `not_found` */
async function known(db: Knex, id: string): Promise<string> {
  const client = await db('client').where({ id }).whereNot({ email: '' }).first<{ id: string } | undefined>('id');
  if (!client) throw new AppError('not_found');
  return client.id;
}

/** The calls with which staff read and keep a client's fiscal data, and the currency of their account. */
export function clientFiscalRoutes(service: Service, db: Knex): void {
  service
    .implement('GET /client/{id}/fiscaladdress', async ({ params }) =>
      readFiscalAddress(db, await known(db, params.id)),
    )
    .implement('PUT /client/{id}/fiscaladdress', async ({ params, body, changed }) => {
      const id = await known(db, params.id);
      const { fiscalAddress: before } = await readFiscalAddress(db, id);
      const after = await keepFiscalAddress(db, id, body);
      // which fields, not their values: the log outlives the client's account
      const fields = Object.keys(after) as (keyof typeof after)[];
      changed({ after: { changed: fields.filter((field) => (after[field] ?? '') !== (before?.[field] ?? '')) } });
      return after;
    })
    .implement('PUT /client/{id}/currency', async ({ params, body, changed }) => {
      const id = await known(db, params.id);
      const before = await db('client').where({ id }).first<{ currency: string }>('currency');
      await db('client').where({ id }).update({ currency: body.currency });
      changed({ before, after: { currency: body.currency } });
      return { ok: true };
    });
}
