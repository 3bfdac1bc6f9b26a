import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { DeskFace } from '../layout/DeskFace';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { useDeskUser } from '../slots/staff-roles';
import { BrokerForm } from './BrokerForm';
import { BrokerSales } from './BrokerSales';
import { brokerQuery, brokerSalesQuery } from './broker-queries';
import type { BrokerPage } from './loader';

/** `/broker/profile`: a broker's quotations and sales, and the data that the store needs to pay their commissions. */
export const Component = () => {
  const { api } = useShell();
  const user = useDeskUser();
  const { page } = useLoaderData<BrokerPage>();
  const { data: profile } = useSuspenseQuery(brokerQuery(api));
  const { data: sales } = useSuspenseQuery(brokerSalesQuery(api, page));
  const { path } = staffPages.brokerProfile;
  return (
    <StaffPage title="Perfil de corredor">
      <DeskFace />
      <Column>
        <div>
          <PageTitle>Perfil de corredor</PageTitle>
          <Note>{`${user ? `${user.firstName} ${user.lastName} · ${user.email}. ` : ''}${profile.updatedAt ? '' : 'Completa tus datos para recibir tus comisiones.'}`}</Note>
        </div>
        <BrokerSales sales={sales} page={page} hrefFor={(at) => (at > 1 ? `${path}?pagina=${at}` : path)} />
        <BrokerForm profile={profile} />
      </Column>
    </StaffPage>
  );
};
