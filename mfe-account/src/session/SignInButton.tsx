import { useLocation, useShell } from '@actual/shell-contract';
import { Button, LinkButton } from '@actual/ui';
import { signInHref } from './sign-in-page';
import { WithScript } from './WithScript';

/** Opens the panel to sign in; without script, its page. */
export const SignInButton = ({ variant }: { variant?: 'secondary' }) => {
  const { notices } = useShell().stores;
  const { pathname, search } = useLocation();
  return (
    <>
      <WithScript>
        <Button variant={variant} icon="user" onClick={() => notices.getState().open('account')}>
          Entrar
        </Button>
      </WithScript>
      <noscript>
        <LinkButton variant={variant} icon="user" href={signInHref(pathname + search)}>
          Entrar
        </LinkButton>
      </noscript>
    </>
  );
};
