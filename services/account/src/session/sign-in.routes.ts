import type { Handler } from '@actual/kit';
import { type Entering, enter } from '../devices/enter';
import { type Asking, askSecondFactor } from '../second-factor/ask-second-factor';
import type { SignIn } from './sign-in';

/** `POST /auth/signin`. */
export const signInRoute =
  (signIn: SignIn, asking: Asking, entering: Entering): Handler<'POST /auth/signin'> =>
  async (call) => {
    try {
      const person = await signIn.person(call, call.body);
      const recoveryCodes = await askSecondFactor(asking, call, person, call.body.code);
      call.request.log.info({ userId: person.id, role: person.role }, 'signed in');
      return { ...(await enter(entering, call, person)), recoveryCodes };
    } catch (error) {
      call.request.log.warn('sign-in refused');
      throw error;
    }
  };
