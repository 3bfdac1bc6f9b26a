import { lazyPart, useShell } from '@actual/shell-contract';
import { Suspense } from 'react';
import { useStore } from 'zustand';

const SignInDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "sign-in" */ './SignInDialog')).SignInDialog,
);

/** The question to sign in again; its code is fetched when somebody's session is over. */
export const SignInAgain = () =>
  useStore(useShell().stores.notices, ({ popup }) => popup === 'sign-in-again') ? (
    <Suspense>
      <SignInDialog />
    </Suspense>
  ) : null;
