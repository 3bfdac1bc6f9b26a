import { isPackagePassword } from '@actual/database/package-password';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import type { CatalogDependencies } from '../dependencies';
import type { PackageGrants } from './package-grant';
import { findPackage } from './read-packages';

export interface PackageLocks {
  readonly grants: PackageGrants;
  readonly caps: Caps;
}

/**
 * `POST /packages/validate/{id}`: a grant for a package's password. A guess is counted before it is checked, so a burst
 * of guesses is not checked in full. A right one is given back, so a caller who knows the password is never counted.
 * @throws wrong_package_password, proof_required, rate_limited
 */
export async function openByPassword(
  { db, reads }: Pick<CatalogDependencies, 'db' | 'reads'>,
  { grants, caps }: PackageLocks,
  call: Call<'POST /packages/validate/{id}'>,
): Promise<{ valid: true; grant: string; expiresAt: string }> {
  const { site, params, body } = call;
  const { id, password_hash: passwordHash } = await reads((one) => findPackage(one, site, params.id));
  // a package without a password has nothing to guess, so any word opens it
  if (passwordHash !== null) {
    const caller = caps.callerOf(call);
    const counted = [
      { cap: 'packageGuessesOfPackage', subject: caps.digests.of('package', id) },
      { cap: 'packageGuessesOfAddress', subject: caller.address },
      { cap: 'packageGuessesOfNetwork', subject: caller.network },
    ] as const;
    await db.transaction((trx) => caps.take(trx, caller, counted));
    if (!(await isPackagePassword(passwordHash, body.password))) throw new AppError('wrong_package_password');
    await caps.giveBack(db, caller, counted);
  }
  const { grant, expiresAt } = grants.give({ id, passwordHash: passwordHash ?? '' });
  return { valid: true, grant, expiresAt: expiresAt.toISOString() };
}
