import type { SessionUser } from '@actual/contracts';
import { ownPath } from '@actual/contracts/facts/access/own-path';
import { isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { useActiveQuotation, useLocation, useSearchParams, useSession, useShell } from '@actual/shell-contract';
import { Stack, Text, TextLink } from '@actual/ui';
import { useEnter } from '../session/enter';
import { SignInForm } from '../session/SignInForm';

/** The panel's heading; a dialog has one already. */
const Heading = ({ isOver, forStaff }: { isOver: boolean; forStaff: boolean }) => {
  const { notices } = useShell().stores;
  const isSaid = notices.getState().popup === 'sign-in-again';
  return (
    <div>
      {isSaid ? null : (
        <Text as="h2" step="h4">
          {isOver ? 'Tu sesión expiró' : forStaff ? 'Entra con tu cuenta' : 'Entra a tu cuenta'}
        </Text>
      )}
      {isOver ? <Text tone="text2">Entra de nuevo: sigues aquí mismo y lo que escribiste no se pierde.</Text> : null}
    </div>
  );
};

/** The panel under the account icon of somebody who is not signed in, and the question to sign in again. */
export const Component = ({ forStaff = false }: { forStaff?: boolean } = {}) => {
  const { stores } = useShell();
  const { status, over } = useSession();
  const isOver = status === 'over';
  // an older shell does not tell whose session is over
  const isOfStaff = forStaff || (over ? isStaffRole(over.role) : false);
  const { id } = useActiveQuotation();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const enter = useEnter();
  const redirectTo = ownPath(query.get('redirectTo'));
  // the quotation becomes the client's; staff do not take one over by signing in, and after a renewed sign-in the user
  // stays on the page
  const signedIn = (user: SessionUser) =>
    enter(
      { user, quotationId: user.role === Role.client && !isOver ? id : null, redirectTo },
      pathname === '/register' ? '/' : undefined,
    );
  const close = () => stores.notices.getState().open(null);

  return (
    <Stack gap={4}>
      <Heading isOver={isOver} forStaff={forStaff} />
      <SignInForm
        offersPasskeys
        returnTo={redirectTo ?? pathname + search}
        onSignedIn={signedIn}
        // nobody makes themselves staff
        footer={
          isOfStaff ? undefined : (
            <Text step="small" tone="text2">
              ¿Eres nuevo?{' '}
              <TextLink href="/register" onClick={close}>
                Crea tu cuenta
              </TextLink>
            </Text>
          )
        }
      />
    </Stack>
  );
};
