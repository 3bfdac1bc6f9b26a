import type { Knex } from '@actual/database';
import { NoRollback, rollback } from '@actual/federation/releases/publishing';
import { readRegistry, registryFile } from '@actual/federation/releases/registry';
import { AppError, type Service, type Session } from '@actual/kit';
import { callerOf } from '../caller';
import { readReleases } from './read-releases';
import { owns, type Teams } from './teams';

/** Versions of the remotes, and the rollback of a release by the team that owns the remote. */
export function releaseRoutes(service: Service, db: Knex, { folder, teams }: { folder: string; teams: Teams }): void {
  const emailOf = async (session: Session | null): Promise<string> => {
    const person = await db('app_user')
      .where({ id: callerOf(session) })
      .first('email');
    return String(person?.email ?? '');
  };
  service
    .implement('GET /releases', async ({ session }) => {
      const email = await emailOf(session);
      return { releases: await readReleases(folder, (remote) => owns(teams, remote, email)) };
    })
    .implement('POST /releases/{remote}/rollback', async ({ session, params: { remote }, body: { from }, changed }) => {
      const { remotes } = await readRegistry(registryFile(folder, 'internal'));
      if (!Object.hasOwn(remotes, remote)) throw new AppError('not_found');
      if (!owns(teams, remote, await emailOf(session))) throw new AppError('forbidden');
      try {
        const current = await rollback(folder, remote, from);
        changed({ before: { version: from }, after: { version: current } });
        return { current };
      } catch (error) {
        if (error instanceof NoRollback) throw new AppError('conflict', error.message);
        throw error;
      }
    });
}
