import type { Knex } from '@actual/database';
import { AppError, type Call, type Service } from '@actual/kit';
import type { SignIn } from '../session/sign-in';
import type { SecondFactor } from './second-factor';
import { countRecoveryCodes } from './second-factor.queries';

const userOf = ({ session }: Pick<Call, 'session'>): string => {
  if (!session) throw new AppError('unauthorized');
  return session.userId;
};

/** The calls for a person's own second factor. */
export function secondFactorRoutes(
  service: Service,
  { db, signIn, factor }: { db: Knex; signIn: SignIn; factor: SecondFactor },
): void {
  service
    .implement('GET /me/second-factor', async (call) => ({
      on: await factor.isOn(userOf(call)),
      recoveryCodes: await countRecoveryCodes(db, userOf(call)),
    }))
    .implement('POST /me/second-factor/options', async (call) =>
      factor.begin(await signIn.confirmed(call, userOf(call), call.body.password)),
    )
    .implement('POST /me/second-factor', async (call) => ({
      recoveryCodes: await factor.confirm(call, userOf(call), call.body.code),
    }));
}
