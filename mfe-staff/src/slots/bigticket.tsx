import { bigticketName } from '@actual/contracts/facts/bigticket';
import { type SlotProps, useQuery, useSession, useShell } from '@actual/shell-contract';
import { Button, Row, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { Bargain } from '../bigticket/Bargain';
import { quotationQuery } from '../bigticket/bigticket-queries';
import { MaximumDialog } from '../bigticket/MaximumDialog';
import { BlockPanel } from '../layout/BlockPanel';
import { isStaff } from './staff-roles';

/** What staff take off a quotation's lines, and how far they may; nothing for whoever is no staff. */
export function Component({ quotationId }: SlotProps['staff/bigticket']) {
  const { user } = useSession();
  return isStaff(user) ? <BigticketPanel quotationId={quotationId} /> : null;
}

function BigticketPanel({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data: quotation } = useQuery(quotationQuery(api, quotationId));
  const [asking, setAsking] = useState(false);
  const maximum = quotation?.bigticketMaxPercentage ?? null;
  if (!quotation || maximum === null) return null;
  return (
    <BlockPanel $column="main">
      <Stack gap={5}>
        <Row justify="space-between" wrap gap={3}>
          <Text as="h2" step="h4">
            {bigticketName}
          </Text>
          <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
            {`Máximo ${maximum} %. Cambiar`}
          </Button>
        </Row>
        <Bargain quotation={quotation} />
        {asking ? <MaximumDialog quotation={quotation} onClose={() => setAsking(false)} /> : null}
      </Stack>
    </BlockPanel>
  );
}
