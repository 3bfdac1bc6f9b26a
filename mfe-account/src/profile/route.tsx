import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Stack } from '@actual/ui';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { Ledgers } from './Ledgers';
import { PasswordForm } from './PasswordForm';
import { PersonForm } from './PersonForm';
import { meQuery } from './profile-queries';

const title = 'Mi perfil';

interface ProfileData {
  /** Whose ledgers are shown; null for a guest, who has none. */
  clientId: string | null;
}

/** `/user/profile`: who is signed in, their password and their money with the store. */
const Profile = ({ clientId }: ProfileData) => {
  const { api } = useShell();
  const { data: me } = useSuspenseQuery(meQuery(api));
  return (
    <AreaScreen title={title}>
      <Stack gap={5}>
        <PersonForm me={me} />
        {me.invited ? null : <PasswordForm />}
        {clientId ? <Ledgers clientId={clientId} /> : null}
      </Stack>
    </AreaScreen>
  );
};

export const Component = areaPage<ProfileData>(title, Profile);
