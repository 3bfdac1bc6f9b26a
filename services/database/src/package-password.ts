import { hash, verify } from '@node-rs/argon2';

/** A package's password as it is kept: argon2id, as those of people. */
export const hashPackagePassword = (password: string): Promise<string> => hash(password);

/** Whether this is the password of the hash. A hash nobody can read opens nothing. */
export const isPackagePassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password).catch(() => false);
