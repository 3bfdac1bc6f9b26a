import type { SessionUser } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/roles';
import { useActiveQuotation, useLocation, useSearchParams, useShell } from '@actual/shell-contract';
import { Stack, Text, TextLink } from '@actual/ui';
import { useEnter } from '../session/enter';
import { ownPath } from '../session/own-path';
import { SignInForm } from '../session/SignInForm';

/** The panel under the account icon of somebody who is not signed in. */
export const Component = () => {
  const { stores } = useShell();
  const { id } = useActiveQuotation();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const enter = useEnter();
  const redirectTo = ownPath(query.get('redirectTo')) ?? (pathname === '/register' ? '/' : undefined);
  // the quotation becomes a client's; staff take none over by signing in
  const signedIn = (user: SessionUser) =>
    enter({ user, quotationId: user.role === Role.client ? id : null }, redirectTo);
  const close = () => stores.notices.getState().open(null);

  return (
    <Stack gap={4}>
      <Text as="h2" step="h4">
        Entra a tu cuenta
      </Text>
      <SignInForm
        onSignedIn={signedIn}
        footer={
          <Text step="small" tone="text2">
            ¿Eres nuevo?{' '}
            <TextLink href="/register" onClick={close}>
              Crea tu cuenta
            </TextLink>
          </Text>
        }
      />
    </Stack>
  );
};
