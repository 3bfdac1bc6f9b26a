import { type SlotProps, useQuery, useSession, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Text, TextSkeleton } from '@actual/ui';
import type { ReactNode } from 'react';
import { History } from '../audit/History';
import { ErpConnection } from '../erp/ErpConnection';
import { CloseAsLost } from '../follow-up/CloseAsLost';
import { ContactLinks } from '../follow-up/ContactLinks';
import { followUpQuery } from '../follow-up/follow-up-queries';
import { Lost } from '../follow-up/Lost';
import { EstimatedClose, NextStep } from '../follow-up/PlanForms';
import { RecordForm } from '../follow-up/RecordForm';
import { Timeline } from '../follow-up/Timeline';
import { type BlockColumn, BlockPanel } from '../layout/BlockPanel';
import { isManager, isStaff } from './staff-roles';

/** What staff do to sell a quotation; nothing for whoever is no staff. */
export function Component({ quotationId }: SlotProps['staff/follow-up']) {
  const { user } = useSession();
  return isStaff(user) ? <FollowUpPanels quotationId={quotationId} /> : null;
}

const Section = ({ title, column, children }: { title: string; column: BlockColumn; children: ReactNode }) => (
  <BlockPanel $column={column}>
    <Stack gap={5}>
      <Text as="h2" step="h4">
        {title}
      </Text>
      {children}
    </Stack>
  </BlockPanel>
);

function FollowUpPanels({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { user } = useSession();
  const { data, isError, refetch } = useQuery(followUpQuery(api, quotationId));
  if (!data)
    return (
      <Section title="Seguimiento" column="main">
        {isError ? (
          <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
            No pudimos leer el seguimiento de esta cotización.
          </Alert>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Section>
    );
  const { isClosed, ordered, lost, Records, Broker, estimatedCloseDate } = data;
  const open = !isClosed && !ordered;
  return (
    <>
      {lost ? (
        <Section title="Cerrada como perdida" column="side">
          <Lost quotationId={quotationId} lost={lost} />
        </Section>
      ) : null}
      {open ? (
        <Section title="Siguiente paso" column="side">
          <NextStep quotationId={quotationId} followUp={data} />
          <EstimatedClose key={estimatedCloseDate} quotationId={quotationId} followUp={data} />
        </Section>
      ) : null}
      <Section title="Seguimiento" column="main">
        <ContactLinks quotationId={quotationId} />
        {Broker ? <Text>{`Corredor: ${Broker.firstName} ${Broker.lastName} · ${Broker.email}`}</Text> : null}
        {isClosed ? (
          <Text tone="text2">La cotización está cerrada: no se agregan eventos.</Text>
        ) : (
          <RecordForm quotationId={quotationId} />
        )}
        <Timeline records={Records} />
      </Section>
      {ordered ? <ErpConnection quotationId={quotationId} column="side" /> : null}
      {open && isManager(user) ? (
        <Section title="Cerrar como perdida" column="side">
          <CloseAsLost quotationId={quotationId} />
        </Section>
      ) : null}
      <History id={quotationId} column="main" />
    </>
  );
}
