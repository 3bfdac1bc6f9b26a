import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import {
  connectionText,
  cookieNames,
  type SessionUser,
  useMutation,
  useSession,
  useShell,
  useToast,
  writeCookie,
} from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Button, Icon, Stack, Text } from '@actual/ui';
import { styled } from 'styled-components';
import { pagesOf } from '../area/area-pages';

const Email = styled(Text)`
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  border-top: 1px solid var(--c-line);
  a {
    ${type('ui')}
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    border-bottom: 1px solid var(--c-line);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const nameOf = ({ invited, firstName, lastName }: SessionUser): string =>
  invited ? 'Invitado' : `${firstName} ${lastName}`.trim() || 'Mi cuenta';

/** Whoever comes next to this browser sees neither where it went nor what was viewed, compared or drawn. */
function forgetShopper(): void {
  writeCookie(cookieNames.zipcode, null);
  writeCookie(cookieNames.wayIn, null);
  try {
    localStorage.clear();
  } catch {
    // storage is switched off: it holds nothing
  }
}

/** Ends the session and loads the home page anew, so that nothing read as this person stays in memory. */
function useSignOut() {
  const { api, stores } = useShell();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api('POST /auth/signout'),
    onSuccess: () => {
      const role = stores.session.getState().user?.role;
      if (isShopperRole(role)) {
        stores.quotation.getState().clear();
        forgetShopper();
      }
      window.location.assign('/');
    },
    onError: (error) => toast({ tone: 'error', title: connectionText(error) ?? tryAgainText }),
  });
}

/** The panel under the account icon of somebody who is signed in. */
export const Component = () => {
  const { user } = useSession();
  const { stores } = useShell();
  const signOut = useSignOut();
  if (!user) return null;
  const pages = pagesOf(user);
  const close = () => stores.notices.getState().open(null);
  return (
    <Stack gap={4}>
      <div>
        <Text as="h2" step="h4">
          {nameOf(user)}
        </Text>
        <Email step="small" tone="text2">
          {user.email}
        </Email>
      </div>
      {pages.length > 0 ? (
        <nav aria-label="Tu cuenta">
          <Links>
            {pages.map(({ path, title, icon }) => (
              <li key={path}>
                <Anchor href={path} onClick={close}>
                  <Icon name={icon} />
                  <span>{title}</span>
                </Anchor>
              </li>
            ))}
          </Links>
        </nav>
      ) : null}
      <Button
        variant="secondary"
        size="m"
        block
        icon="logout"
        busy={signOut.isPending || signOut.isSuccess ? 'Saliendo' : false}
        onClick={() => signOut.mutate()}
      >
        Cerrar sesión
      </Button>
    </Stack>
  );
};
