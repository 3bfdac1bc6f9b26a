import type { Quotation } from '@actual/contracts';
import { Button, LinkButton, Row } from '@actual/ui';
import { lazy, Suspense, useState } from 'react';

const SendByEmail = lazy(() =>
  import(/* webpackChunkName: "quotation-forms" */ './requests/SendByEmail').then((module) => ({
    default: module.SendByEmail,
  })),
);
interface QuotationActionsProps {
  quotation: Quotation;
  locked: boolean;
  /** On a shop's screen, which has no printer. */
  kiosk: boolean;
}

/** What can be done with the whole quotation: print, mail, add an article. */
export function QuotationActions({ quotation, locked, kiosk }: QuotationActionsProps) {
  const [open, setOpen] = useState(false);
  const filled = quotation.Details.length > 0;
  return (
    <Row gap={5} wrap data-noprint="">
      {filled && !kiosk ? (
        <Button variant="link" icon="print" onClick={() => window.print()}>
          Imprimir
        </Button>
      ) : null}
      {filled && quotation.hold === 'own' ? (
        <Button variant="link" icon="mail" onClick={() => setOpen(true)}>
          Enviar por correo
        </Button>
      ) : null}
      {locked || kiosk ? null : (
        <LinkButton variant="link" icon="plus" href="/search">
          Agregar artículo
        </LinkButton>
      )}
      <Suspense>{open ? <SendByEmail id={quotation.id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Row>
  );
}
