import type { BrokerProfile } from '@actual/contracts';
import {
  type BrokerField,
  brokerFieldNames,
  brokerFields,
  ofEachBrokerField,
} from '@actual/contracts/facts/payment/broker';
import { type BrokerForm, brokerProblems, completedBroker, emptyBroker } from '@actual/contracts/fiscal/broker-rules';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

const columns = ofEachBrokerField((field) => brokerFields[field].column);

/** A broker's own profile; empty until it is saved. */
export async function readBroker(db: Knex, userId: string): Promise<BrokerProfile> {
  const row = await db('broker_profile')
    .where({ user_id: userId })
    .first<(BrokerForm & { updated_at: Date }) | undefined>({ ...columns, updated_at: 'updated_at' });
  if (!row) return { ...emptyBroker, updatedAt: null };
  const { updated_at, ...profile } = row;
  return { ...profile, updatedAt: updated_at.toISOString() };
}

/** States that are none, among those of the profile. */
async function unknownStates(db: Knex, profile: BrokerForm): Promise<BrokerField[]> {
  const fields = (['entity', 'invoiceEntity'] as const).filter((field) => profile[field] !== '');
  const known = await db('state')
    .whereIn(
      'code',
      fields.map((field) => profile[field]),
    )
    .pluck<string[]>('code');
  return fields.filter((field) => !known.includes(profile[field]));
}

/** Keeps a broker's profile. @throws {AppError} `invalid_input` with the fields that are missing or wrong */
export async function keepBroker(db: Knex, userId: string, typed: BrokerForm): Promise<BrokerProfile> {
  const profile = completedBroker(typed);
  const problems = [...brokerProblems(profile), ...(await unknownStates(db, profile))];
  if (problems.length > 0)
    throw new AppError(
      'invalid_input',
      'broker profile',
      problems.map((field) => ({ field })),
    );
  const row = Object.fromEntries(brokerFieldNames.map((field) => [columns[field], profile[field]]));
  await db('broker_profile')
    .insert({ user_id: userId, ...row })
    .onConflict('user_id')
    .merge({ ...row, updated_at: db.fn.now() });
  return readBroker(db, userId);
}
