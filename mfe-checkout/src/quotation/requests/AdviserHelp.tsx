import { lazyPart } from '@actual/shell-contract';
import { Button, Panel, Row, Text } from '@actual/ui';
import { Suspense, useState } from 'react';
import { OffPaper } from '../OffPaper';

const LeadDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "quotation-forms" */ './LeadDialog')).LeadDialog,
);

/** Under the summary: leave the quotation with an adviser. */
export function AdviserHelp({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <OffPaper>
      <Panel tone="tile">
        <Row justify="space-between" wrap gap={3}>
          <Text step="ui">¿Prefieres comprar con ayuda?</Text>
          <Button variant="link" icon="phone" onClick={() => setOpen(true)}>
            Que me llame un asesor
          </Button>
        </Row>
      </Panel>
      <Suspense>{open ? <LeadDialog id={id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </OffPaper>
  );
}
