import { useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { BrokerForm } from './BrokerForm';
import { brokerQuery } from './broker-queries';

/** `/broker/profile`: what the store needs to know of a broker to pay their commissions. */
export const Component = () => {
  const { api } = useShell();
  const { user } = useSession();
  const { data: profile } = useSuspenseQuery(brokerQuery(api));
  return (
    <StaffPage>
      <title>Perfil de corredor | Escritorio</title>
      <meta name="robots" content="noindex" />
      <Column>
        <div>
          <PageTitle>Perfil de corredor</PageTitle>
          <Note>{`${user ? `${user.firstName} ${user.lastName} · ${user.email}. ` : ''}${profile.updatedAt ? '' : 'Completa tus datos para recibir tus comisiones.'}`}</Note>
        </div>
        <BrokerForm profile={profile} />
      </Column>
    </StaffPage>
  );
};
