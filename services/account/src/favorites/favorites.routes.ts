import { mostFavorites } from '@actual/contracts/facts/capacities';
import { societiesOf } from '@actual/contracts/facts/company/brands';
import type { Knex } from '@actual/database';
import { AppError, type Call, ensureHolder, type Service } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import {
  adoptFavorites,
  countFavorites,
  deleteFavorite,
  type FavoriteOwner,
  findFavorite,
  insertFavorite,
  listFavorites,
} from './favorites.queries';

type Asked = Pick<Call, 'session' | 'request' | 'site'>;

/**
 * The owner of a call's favorites; null for a browser that saved none. After a sign-in of any kind the browser's
 * earlier favorites belong to the client from the first call on.
 */
async function ownerOf(db: Knex, { session, request, site }: Asked): Promise<FavoriteOwner | null> {
  const { holderHash } = request;
  if (!session?.clientId) return holderHash ? { holder_hash: holderHash } : null;
  if (holderHash) await adoptFavorites(db, session.clientId, holderHash, site);
  return { client_id: session.clientId };
}

/** The calls that save products from cards and product pages. */
export function favoriteRoutes(
  service: Service,
  { db, caps, secureCookies }: { db: Knex; caps: Caps; secureCookies: boolean },
): void {
  const save = (call: Call<'POST /favorites/{id}'>, owner: FavoriteOwner) =>
    db.transaction(async (trx) => {
      const { site } = call;
      const id = call.params.id.toLowerCase();
      const caller = caps.callerOf(call);
      await caps.take(trx, caller, [{ cap: 'favoritesOfAddress', subject: caller.address }]);
      // two presses at the edge of the limit take turns
      await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 32))', [Object.values(owner).join()]);
      const there = await findFavorite(trx, owner, site, id);
      if (there) return there;
      if ((await countFavorites(trx, owner, site)) >= mostFavorites) throw new AppError('too_many_favorites');
      await insertFavorite(trx, owner, { site, id, societies: societiesOf(site) });
      const saved = await findFavorite(trx, owner, site, id);
      if (!saved) throw new AppError('product_not_found');
      return saved;
    });

  service
    .implement('GET /favorites', async (call) => {
      const owner = await ownerOf(db, call);
      return owner ? listFavorites(db, owner, call.site) : [];
    })
    .implement('POST /favorites/{id}', async (call) => {
      const owner = await ownerOf(db, call);
      return save(call, owner ?? { holder_hash: ensureHolder(call.request, call.reply, secureCookies) });
    })
    .implement('DELETE /favorites/{id}', async (call) => {
      const owner = await ownerOf(db, call);
      if (owner) await deleteFavorite(db, owner, call.site, call.params.id.toLowerCase());
      return { ok: true };
    });
}
