import { Slot, useParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { PageHead } from '../shared/PageHead';
import { quotationQuery } from '../shared/quotation-queries';
import { usePrinting } from '../shared/use-printing';
import { OffPaper } from './OffPaper';
import { PaperQuotation } from './PaperQuotation';

/** A quotation on the internal network: the desk's page, and on paper the one for the client. */
export function DeskQuotation() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const onPaper = usePrinting();
  const { data: quotation } = useSuspenseQuery(quotationQuery(api, id));
  return (
    <>
      <PageHead title={`Cotización ${quotation.folio ?? 'nueva'}`} />
      {onPaper ? <PaperQuotation quotation={quotation} /> : null}
      <OffPaper>
        <Slot name="staff/quotation" quotationId={id} />
      </OffPaper>
    </>
  );
}
