import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
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
import { type Section, Sections } from './Sections';
import { Sessions } from './Sessions';

const { title } = areaPages.profile;

interface ProfileData {
  /** The client whose ledgers are shown; null for a guest, who has none. */
  clientId: string | null;
}

/** `/user/profile`: the user, how they sign in, their money and consents, the export or deletion of their data. */
const Profile = ({ clientId }: ProfileData) => {
  const { api } = useShell();
  const { data: me } = useSuspenseQuery(meQuery(api));
  // of another person, should somebody else sign in here: nothing typed by the one before
  const person = <PersonForm key={me.id} me={me} />;
  if (me.invited) return <AreaScreen title={title}>{person}</AreaScreen>;
  const access = (
    <>
      <PasswordForm />
      <Passkeys />
      {isShopperRole(me.role) ? null : <SecondFactor />}
      <Sessions />
    </>
  );
  const privacy = (
    <>
      <Consents />
      <MyData />
      <DeleteAccount />
    </>
  );
  const sections: Section[] = [
    { id: 'quien-eres', title: 'Quién eres', parts: person },
    { id: 'acceso', title: 'Cómo entras', parts: access },
    ...(clientId ? [{ id: 'dinero', title: 'Tu dinero', parts: <Ledgers clientId={clientId} /> }] : []),
    ...(clientId ? [{ id: 'privacidad', title: 'Privacidad', parts: privacy }] : []),
  ];
  return (
    <AreaScreen title={title}>
      <Sections label="En esta página" sections={sections} />
    </AreaScreen>
  );
};

export const post = postOfForms({ datos: postPerson, clave: postPassword });

export const Component = areaPage<ProfileData>(title, Profile);
