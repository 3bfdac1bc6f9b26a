import { useShell } from '@actual/shell-contract';
import { orStays } from '@actual/shell-contract/navigation';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';

const SignInDialog = lazy(() =>
  orStays(() =>
    import(/* webpackChunkName: "sign-in" */ './SignInDialog').then((module) => ({ default: module.SignInDialog })),
  ),
);

/** The question to sign in again; its code is fetched when somebody's session is over. */
export const SignInAgain = () =>
  useStore(useShell().stores.notices, ({ popup }) => popup === 'sign-in-again') ? (
    <Suspense>
      <SignInDialog />
    </Suspense>
  ) : null;
