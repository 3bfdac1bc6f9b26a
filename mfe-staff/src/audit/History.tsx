import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, TextSkeleton } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeskPanel } from '../layout/DeskParts';
import { textStyle } from '../layout/StaffPage';
import { objectAuditQuery } from './audit-queries';
import { Entries } from './Entries';

const Ground = styled.div`
  ${textStyle(400, 13, 20)}
  margin-inline: -14px;
`;

/** Staff's changes of an object, the latest first. */
export const ObjectEntries = ({ id }: { id: string }) => {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(objectAuditQuery(api, id));
  if (isError)
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
        No pudimos leer los cambios.
      </Alert>
    );
  if (!data) return <TextSkeleton lines={3} />;
  return data.length > 0 ? (
    <Ground>
      <Entries rows={data} />
    </Ground>
  ) : (
    <p>El personal no ha cambiado nada.</p>
  );
};

/** Staff's changes of a quotation or an order, read when it is opened. */
export const History = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <DeskPanel
      title="Cambios del personal"
      order={3}
      action={
        <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar cambios' : 'Ver cambios'}
        </Button>
      }
    >
      {open ? <ObjectEntries id={id} /> : null}
    </DeskPanel>
  );
};
