import { Slot, useSession } from '@actual/shell-contract';
import { useBrand } from '@actual/themes-contract';
import { HeaderAction, Icon, TextSkeleton } from '@actual/ui';
import { styled } from 'styled-components';
import { Popup } from './Popup';
import { usePopup } from './use-popup';

/** Without script its page stands in its place. */
const Trigger = styled(HeaderAction)`
  @media (scripting: none) { display: none; }
`;

/** The account icon: opens the sign-in panel, or the signed-in user's profile panel; without script, their pages. */
export const Account = () => {
  const { isOpen, close, toggle } = usePopup('account');
  const { user } = useSession();
  const { structure } = useBrand();
  const anonymous = structure.header === 'strip-hairline' ? 'Mi cuenta' : 'Entrar';
  // an account that began anew has no name until its owner types it
  const name = user?.invited ? 'Invitado' : user && (user.firstName || 'Mi cuenta');
  const look = {
    $stacked: structure.header === 'strip-tabs',
    'aria-label': user ? `${name}: tu cuenta` : `${anonymous}: entrar a tu cuenta`,
    children: [
      <Icon key="icon" name="user" size={22} />,
      <span key="name" data-word="">
        {name ?? anonymous}
      </span>,
    ],
  };
  return (
    <Popup
      open={isOpen}
      onClose={close}
      label={user ? 'Tu perfil' : 'Entrar a tu cuenta'}
      trigger={
        <>
          <noscript>
            <HeaderAction as="a" href={user ? '/user/profile' : '/entrar'} {...look} />
          </noscript>
          <Trigger type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={toggle} {...look} />
        </>
      }
    >
      {user ? (
        <Slot name="account/profile-panel" fallback={<TextSkeleton lines={5} />} />
      ) : (
        <Slot name="account/login-panel" fallback={<TextSkeleton lines={5} />} />
      )}
    </Popup>
  );
};
