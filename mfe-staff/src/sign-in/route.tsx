import { staffRoles } from '@actual/contracts/facts/access/roles';
import { Link, Slot, useSession } from '@actual/shell-contract';
import { TextSkeleton } from '@actual/ui';
import { styled } from 'styled-components';
import { DeskFace } from '../layout/DeskFace';
import { Note, PageTitle, StaffPage } from '../layout/StaffPage';

const Middle = styled(StaffPage)`
  --control-height: 40px;
  --button-height: 40px;
  --button-height-large: 40px;
  min-height: 100vh;
  display: grid;
  place-content: center;
  grid-template-columns: min(400px, 100%);
  gap: 16px;
`;
const Card = styled.div`
  padding: 28px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
`;
const Back = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--d-accent);
`;

/** `/escritorio`: where staff sign in; the panel leads on to the page that was asked for. */
export const Component = () => {
  const { user } = useSession();
  const stranger = user && !staffRoles.includes(user.role) ? user : null;
  return (
    <Middle title="Entrar">
      <DeskFace />
      <div>
        <PageTitle>Escritorio de ventas</PageTitle>
        <Note>
          {stranger
            ? `${stranger.firstName}, tu cuenta no es del personal: entra con la tuya.`
            : 'Para el personal de tienda.'}
        </Note>
      </div>
      <Card>
        <Slot name="account/login-panel" forStaff fallback={<TextSkeleton lines={5} />} />
      </Card>
      <Back to="/">Ir a la tienda</Back>
    </Middle>
  );
};
