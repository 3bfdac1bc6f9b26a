import type { SessionUser } from '@actual/contracts';
import { useMutation, useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { type SecondStep, secondStepOf } from '../second-factor/second-step';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Signing in with a password, and whatever is asked for after it. */
export function useSignIn(
  onSignedIn: (user: SessionUser) => Promise<void>,
  { step: before, onRefused }: { step: SecondStep; onRefused: () => void },
) {
  const { api } = useShell();
  const [step, setStep] = useState<SecondStep>(before);
  const goOn = useMutation({ mutationFn: onSignedIn });
  const signIn = useMutation({
    mutationFn: async (body: Credentials) => {
      const { user, recoveryCodes } = await api('POST /auth/signin', { body });
      // a user who is shown recovery codes goes on once they have saved them
      if (!recoveryCodes) await onSignedIn(user);
      return { user, codes: recoveryCodes };
    },
    onError: (error) => {
      setStep((asked) => secondStepOf(error, asked));
      onRefused();
    },
  });
  const { user, codes } = signIn.data ?? {};
  return {
    step,
    send: signIn.mutate,
    forget: signIn.reset,
    isIdle: signIn.isIdle,
    isPending: signIn.isPending,
    error: signIn.error ?? goOn.error,
    recovery: user && codes ? { codes, busy: goOn.isPending, onKept: () => goOn.mutate(user) } : null,
  };
}
