import { AppError, type Call, worksInside } from '@actual/kit';
import type { Person } from '../people/people.queries';
import type { SecondFactor } from './second-factor';

export interface Asking {
  factor: SecondFactor;
  /** False in the demo, whose staff share a public password; staff invited there are asked all the same. */
  required: boolean;
  /** Whether the person has a passkey where they are. */
  hasPasskey: (call: Pick<Call, 'site' | 'request'>, userId: string) => Promise<boolean>;
}

/**
 * The next step after a right password. A person with an app is asked for its code. Staff without one use their
 * passkey, or else set up an app now and get their recovery codes.
 * @throws {AppError} second_factor_required, second_factor_missing with the secret for an app, second_factor_wrong
 */
export async function askSecondFactor(
  { factor, required, hasPasskey }: Asking,
  call: Pick<Call, 'site' | 'request' | 'reply'>,
  person: Person,
  code: string | undefined,
): Promise<string[] | undefined> {
  if (await factor.isOn(person.id)) {
    if (!code) throw new AppError('second_factor_required', 'a code is asked for', { way: 'code' });
    await factor.pass(call, person.id, code);
    return undefined;
  }
  if (!worksInside(person) || !(required || person.madeByStore)) return undefined;
  if (await hasPasskey(call, person.id))
    throw new AppError('second_factor_required', 'a passkey is asked for', { way: 'passkey' });
  if (code) return factor.confirm(call, person.id, code);
  throw new AppError('second_factor_missing', 'an app is set up first', await factor.begin(person));
}
