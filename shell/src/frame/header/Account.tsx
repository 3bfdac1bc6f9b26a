import { Slot, useSession } from '@actual/shell-contract';
import { useBrand } from '@actual/themes-contract';
import { Icon, TextSkeleton } from '@actual/ui';
import { Popup } from './Popup';
import { HeaderAction } from './parts';
import { usePopup } from './usePopup';

/** The account icon: opens the sign-in panel, or the profile panel of who is signed in. */
export const Account = () => {
  const { isOpen, close, toggle } = usePopup('account');
  const { user } = useSession();
  const { structure } = useBrand();
  const anonymous = structure.header === 'strip-hairline' ? 'Mi cuenta' : 'Entrar';
  const name = user?.invited ? 'Invitado' : user?.firstName;
  return (
    <Popup
      open={isOpen}
      onClose={close}
      label={user ? 'Tu perfil' : 'Entrar a tu cuenta'}
      trigger={
        <HeaderAction
          type="button"
          $stacked={structure.header === 'strip-tabs'}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-label={user ? `${name}: tu cuenta` : `${anonymous}: entrar a tu cuenta`}
          onClick={toggle}
        >
          <Icon name="user" size={22} />
          <span>{name ?? anonymous}</span>
        </HeaderAction>
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
