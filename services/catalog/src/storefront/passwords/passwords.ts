import { randomUUID } from 'node:crypto';
import { packagePassword } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { hashPackagePassword } from '@actual/database/package-password';
import { AppError } from '@actual/kit';

/** Keeps the hash of a password. @returns its lock @throws {AppError} `storefront_full` where many wait for a package */
export async function keepPassword(db: Knex, password: string, userId: string): Promise<string> {
  const counted = await db('package_password')
    .where({ is_used: false })
    .count<{ count: string | number }[]>({ count: '*' });
  if (Number(counted[0]?.count) >= packagePassword.unused) throw new AppError('storefront_full');
  const id = randomUUID();
  await db('package_password').insert({ id, hash: await hashPackagePassword(password), made_by: userId });
  return id;
}

/** Passwords whose locks a version names stay. @returns the locks that there are not */
export async function usePasswords(trx: Knex, locks: readonly string[]): Promise<string[]> {
  const kept = await trx('package_password')
    .whereIn('id', [...locks])
    .update({ is_used: true })
    .returning<{ id: string }[]>('id');
  return locks.filter((lock) => !kept.some(({ id }) => id === lock));
}
