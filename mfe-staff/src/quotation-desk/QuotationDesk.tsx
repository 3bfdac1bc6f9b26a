import type { Quotation } from '@actual/contracts';
import { bigticketName } from '@actual/contracts/facts/payment/bigticket';
import { countWords } from '@actual/contracts/facts/text/written';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, TextSkeleton } from '@actual/ui';
import { styled } from 'styled-components';
import { History } from '../audit/History';
import { BigticketPanel } from '../bigticket/BigticketPanel';
import { CounterPanel } from '../counter/CounterPanel';
import { ErpConnection } from '../erp/ErpConnection';
import { CloseAsLost } from '../follow-up/CloseAsLost';
import { followUpQuery } from '../follow-up/follow-up-queries';
import { Leads } from '../follow-up/Leads';
import { Lost } from '../follow-up/Lost';
import { EstimatedClose } from '../follow-up/PlanForms';
import { RecordForm } from '../follow-up/RecordForm';
import { Timeline } from '../follow-up/Timeline';
import { DeskColumns, DeskObject, DeskPanel, DeskStack } from '../layout/DeskParts';
import { LinesPanel } from '../lines/LinesPanel';
import { SalePanel } from '../sale/SalePanel';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { PlansPanel } from './PlansPanel';
import { QuotationFacts } from './QuotationFacts';
import { QuotationHead } from './QuotationHead';
import { QuotationNotices } from './QuotationNotices';
import { standingOf } from './standing';
import { WhatNext } from './WhatNext';

/** What is sold; in one column before what was spoken and paid. */
const Sold = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (max-width: 1024px) {
    order: -2;
  }
`;

/** A quotation as staff work it: the next task, the client, the lines, the conversations and the payments. */
export function QuotationDesk({ quotation }: { quotation: Quotation }) {
  const { id } = quotation;
  const { api } = useShell();
  const user = useDeskUser();
  const { data: followUp, isError, refetch } = useQuery(followUpQuery(api, id));
  const { done, fixed } = standingOf(quotation);
  const filled = quotation.Details.length > 0;
  const open = followUp && !followUp.isClosed && !followUp.ordered;
  return (
    <DeskObject>
      <DeskStack>
        <QuotationHead quotation={quotation} lost={Boolean(followUp?.lost)} />
        <QuotationNotices quotation={quotation} />
        <WhatNext quotation={quotation} followUp={followUp} />
        <QuotationFacts quotation={quotation} followUp={followUp} />
        <DeskColumns>
          <div>
            <Sold>
              <LinesPanel quotation={quotation} locked={fixed} />
              {filled && !done ? <PlansPanel quotationId={id} /> : null}
            </Sold>
            <DeskPanel
              title="Seguimiento"
              note={followUp ? count(followUp.Records.length) : null}
              order={-1}
              flush={Boolean(followUp)}
            >
              {followUp ? (
                <>
                  {followUp.isClosed ? null : <RecordForm quotationId={id} row />}
                  <Timeline records={followUp.Records} />
                </>
              ) : isError ? (
                <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
                  No pudimos leer el seguimiento de esta cotización.
                </Alert>
              ) : (
                <TextSkeleton lines={4} />
              )}
            </DeskPanel>
            <Leads quotationId={id} />
            <History id={id} />
          </div>
          <div>
            {followUp?.lost ? (
              <DeskPanel title="Cerrada como perdida">
                <Lost quotationId={id} lost={followUp.lost} />
              </DeskPanel>
            ) : null}
            {open ? (
              <DeskPanel title="Cierre estimado">
                <EstimatedClose key={followUp.estimatedCloseDate} quotationId={id} followUp={followUp} />
              </DeskPanel>
            ) : null}
            <SalePanel quotationId={id} />
            {done || !filled ? null : <CounterPanel quotation={quotation} />}
            {fixed || !filled || quotation.bigticketMaxPercentage === null ? null : (
              <BigticketPanel title={bigticketName} quotation={quotation} maximum={quotation.bigticketMaxPercentage} />
            )}
            {followUp?.ordered ? <ErpConnection quotationId={id} /> : null}
            {open && isManager(user) ? (
              <DeskPanel title="Cerrar como perdida" folded order={1}>
                <CloseAsLost quotationId={id} />
              </DeskPanel>
            ) : null}
          </div>
        </DeskColumns>
      </DeskStack>
    </DeskObject>
  );
}

const count = (events: number): string => countWords(events, 'evento', 'eventos');
