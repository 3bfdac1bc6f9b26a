import type { Quotation } from '@actual/contracts';
import { lazyPart } from '@actual/shell-contract';
import { Button, LinkButton, Row } from '@actual/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

const SendByEmail = lazyPart(
  async () => (await import(/* webpackChunkName: "quotation-forms" */ './requests/SendByEmail')).SendByEmail,
);
/** Links are as high as a finger: lines of them need no more between. */
const Actions = styled(Row)`
  row-gap: 0;
`;

interface QuotationActionsProps {
  quotation: Quotation;
  locked: boolean;
  /** On a shop's screen, which has no printer. */
  kiosk: boolean;
}

/** The actions on the whole quotation: print, mail, see it in a room, add an article. */
export function QuotationActions({ quotation, locked, kiosk }: QuotationActionsProps) {
  const [open, setOpen] = useState(false);
  const filled = quotation.Details.length > 0;
  return (
    <Actions gap={5} wrap data-noprint="">
      {filled && !kiosk ? (
        <Button variant="link" icon="print" data-shortcut="p" onClick={() => window.print()}>
          Imprimir
        </Button>
      ) : null}
      {filled && quotation.hold === 'own' ? (
        <Button variant="link" icon="mail" onClick={() => setOpen(true)}>
          Enviar por correo
        </Button>
      ) : null}
      {filled && !kiosk && quotation.hold === 'own' ? (
        <LinkButton variant="link" icon="ruler" href={`/plano?cotizacion=${quotation.id}`} rel="nofollow">
          Ver en mi cuarto
        </LinkButton>
      ) : null}
      {locked || kiosk ? null : (
        <LinkButton variant="link" icon="plus" href="/search">
          Agregar artículo
        </LinkButton>
      )}
      <Suspense>{open ? <SendByEmail id={quotation.id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Actions>
  );
}
