import { isShopperRole } from '@actual/contracts/facts/roles';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Stack } from '@actual/ui';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { postOfForms } from '../forms/form-rules';
import { Passkeys } from '../passkeys/Passkeys';
import { Consents } from '../privacy/Consents';
import { DeleteAccount } from '../privacy/DeleteAccount';
import { MyData } from '../privacy/MyData';
import { SecondFactor } from '../second-factor/SecondFactor';
import { Ledgers } from './Ledgers';
import { PasswordForm, postPassword } from './PasswordForm';
import { PersonForm } from './PersonForm';
import { postPerson } from './person-rules';
import { meQuery } from './profile-queries';
import { Sessions } from './Sessions';

const title = 'Mi perfil';

interface ProfileData {
  /** Whose ledgers are shown; null for a guest, who has none. */
  clientId: string | null;
}

/** `/user/profile`: who is signed in, their password, their ways in, their money with the store, what they permit, and their data to take away or to erase. */
const Profile = ({ clientId }: ProfileData) => {
  const { api } = useShell();
  const { data: me } = useSuspenseQuery(meQuery(api));
  return (
    <AreaScreen title={title}>
      <Stack gap={5}>
        {/* of another person, should somebody else sign in here: nothing typed by the one before */}
        <PersonForm key={me.id} me={me} />
        {me.invited ? null : <PasswordForm />}
        {me.invited ? null : <Passkeys />}
        {isShopperRole(me.role) ? null : <SecondFactor />}
        {me.invited ? null : <Sessions />}
        {clientId ? <Ledgers clientId={clientId} /> : null}
        {clientId ? <Consents /> : null}
        {clientId ? <MyData /> : null}
        {clientId ? <DeleteAccount /> : null}
      </Stack>
    </AreaScreen>
  );
};

export const post = postOfForms({ datos: postPerson, clave: postPassword });

export const Component = areaPage<ProfileData>(title, Profile);
