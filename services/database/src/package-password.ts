import { hash, verify } from '@node-rs/argon2';

/** A package's password hash: argon2id, like people's. */
export const hashPackagePassword = (password: string): Promise<string> => hash(password);

/** Whether the password matches the hash. An unreadable hash matches nothing. */
export const isPackagePassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password).catch(() => false);
