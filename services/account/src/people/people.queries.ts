import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { type Knex, prepared } from '@actual/database';
import { dialCodeOf } from '@actual/domain';

/** A person with their credentials. */
export interface Person extends SessionUser {
  passwordHash: string;
  /** The client proved it, or the store gave them the account. */
  ownsEmail: boolean;
  /** True for an account that the store made; staff are invited to theirs. */
  madeByStore: boolean;
}
interface Row {
  id: string;
  role: Role;
  email: string;
  password_hash: string;
  owns_email: boolean;
  made_by_store: boolean;
  first_name: string;
  last_name: string;
  phone: string;
  mobile_phone: string;
  invited: boolean;
  client_id: string | null;
  way_in: string | null;
  card_code: string | null;
  store_code: string | null;
  store_name: string | null;
  main_store_code: string | null;
  main_store_name: string | null;
}

const people = (db: Knex) =>
  db('app_user as u')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('store as s', 's.code', 'u.active_store')
    .leftJoin('store as m', 'm.code', 'u.main_store')
    .select(
      'u.id',
      'u.role',
      'u.email',
      'u.password_hash',
      'u.owns_email',
      'u.made_by_store',
      'u.first_name',
      'u.last_name',
      'u.phone',
      'u.mobile_phone',
      'u.invited',
      'u.client_id',
      'c.card_code',
      'c.way_in',
      's.code as store_code',
      's.name as store_name',
      'm.code as main_store_code',
      'm.name as main_store_name',
    );

const workplaceOf = (code: string | null, name: string | null) => (code ? { code, name: name ?? code } : null);

const toPerson = (row: Row): Person => ({
  id: row.id,
  role: row.role,
  email: row.email,
  passwordHash: row.password_hash,
  ownsEmail: row.owns_email,
  madeByStore: row.made_by_store,
  firstName: row.first_name,
  lastName: row.last_name,
  CardCode: row.card_code,
  phone: row.phone,
  dialCode: dialCodeOf(row.phone),
  mobilePhone: row.mobile_phone,
  mobileDialCode: dialCodeOf(row.mobile_phone),
  invited: row.invited,
  Client: row.client_id,
  wayIn: row.way_in,
  activeStore: workplaceOf(row.store_code, row.store_name),
  mainStore: workplaceOf(row.main_store_code, row.main_store_name),
});

/** The accounts of an email, its owner's first, then the oldest. Guests and disabled people have none. */
const accounts = (db: Knex, email: string) =>
  people(db)
    .whereRaw('lower(u.email) = lower(?)', [email])
    .andWhere('u.invited', false)
    .whereNull('u.disabled_at')
    .orderBy([{ column: 'u.owns_email', order: 'desc' }, { column: 'u.created_at' }]);

/** The person registered with an email: its owner, else the first one who registered. */
export async function findFirst(db: Knex, email: string): Promise<Person | null> {
  const row = await accounts(db, email).first<Row | undefined>();
  return row ? toPerson(row) : null;
}

/** The owner of an e-mail: the person who proved it, or has it from the store. */
export async function findOwner(db: Knex, email: string): Promise<Person | null> {
  const first = await findFirst(db, email);
  return first?.ownsEmail ? first : null;
}

/** Whether anybody has an account with this email, proven or not. */
export const isRegistered = async (db: Knex, email: string): Promise<boolean> => (await findFirst(db, email)) !== null;

/** The beginnings of the passwords of an email: cost and salt, the owner's first, then the oldest; at most so many. */
export const passwordHeads = async (db: Knex, email: string, most: number): Promise<string[]> => {
  const rows = await prepared<{ head: string }>(
    db,
    'password-heads',
    `SELECT substring(password_hash FROM '^(\\$argon2id.*)\\$') AS head FROM app_user
     WHERE lower(email) = lower(?) AND NOT invited AND disabled_at IS NULL AND password_hash LIKE '$argon2id$%'
     GROUP BY head ORDER BY bool_or(owns_email) DESC, min(created_at) LIMIT ?`,
    [email, most],
  );
  return rows.map(({ head }) => head);
};

/** The account of an e-mail with this password: its owner's first, then the oldest. */
export async function findByPassword(db: Knex, email: string, hashes: readonly string[]): Promise<Person | null> {
  const row = await accounts(db, email).whereIn('u.password_hash', hashes).first<Row | undefined>();
  return row ? toPerson(row) : null;
}

export async function findPerson(db: Knex, id: string): Promise<Person | null> {
  const row = await people(db).where('u.id', id).first<Row | undefined>();
  return row ? toPerson(row) : null;
}

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobilePhone: string;
  invited: boolean;
  passwordHash: string;
  /** Nobody but the store has set anything up in it. */
  madeByStore?: boolean;
}

/**
 * Inserts a client and the person who signs in for it in one statement. The email is not proven yet.
 * @returns the person's id
 */
export async function insertClient(db: Knex, person: NewPerson): Promise<string> {
  const userId = randomUUID();
  const role: Role = person.invited ? Role.guest : Role.client;
  await prepared(
    db,
    'insert-client',
    `WITH c AS (
       INSERT INTO client (id, first_name, last_name, email, phone, mobile_phone) VALUES (?, ?, ?, ?, ?, ?) RETURNING *
     )
     INSERT INTO app_user
       (id, role, invited, made_by_store, password_hash, client_id, first_name, last_name, email, phone, mobile_phone)
     SELECT ?::uuid, ?, ?::boolean, ?::boolean, ?, id, first_name, last_name, email, phone, mobile_phone FROM c`,
    [
      randomUUID(),
      person.firstName,
      person.lastName,
      person.email,
      person.phone,
      person.mobilePhone,
      userId,
      role,
      person.invited,
      person.madeByStore ?? false,
      person.passwordHash,
    ],
  );
  return userId;
}

/** Whether PostgreSQL refused a second owner of one email. */
export const isTakenEmail = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === '23505' &&
  (error as { constraint?: string }).constraint === 'app_user_email';
