import type { Quotation, QuotationDetail } from '@actual/contracts';
import { stockChangedText } from '@actual/contracts/facts/text/changed-stock-texts';
import { Alert, formatDate, LinkButton, pieces } from '@actual/ui';

/** The pieces of the soonest dates, as an alternative. */
export function remainingText({ deliveriesGroups }: QuotationDetail): string {
  const dates = deliveriesGroups.slice(0, 2).map((one) => `${pieces(one.available)} para el ${formatDate(one.date)}`);
  return dates.length > 0 ? `Hay ${dates.join(' y ')}.` : 'Ya no hay piezas para entregar en tu código postal.';
}

/** The lines whose pieces or day are no longer those that were chosen. */
export const changedLines = ({ Details }: Quotation): QuotationDetail[] =>
  Details.filter(({ availabilityChanged, validStock }) => availabilityChanged !== null || !validStock);

/** The changed lines with what is left of each. */
export const ChangedLines = ({ quotation }: { quotation: Quotation }) => (
  <ul>
    {changedLines(quotation).map((line) => (
      <li key={line.id}>{`${line.Product.Name}: ${remainingText(line)}`}</li>
    ))}
  </ul>
);

/** Says on the way to the payment which pieces are gone, and leads to where that is solved. */
export function ChangedStock({ quotation, tried = false }: { quotation: Quotation; tried?: boolean }) {
  if (changedLines(quotation).length === 0 || quotation.OrderWeb) return null;
  return (
    <Alert
      tone="warning"
      live={tried}
      title={stockChangedText}
      action={<LinkButton href={`/quotations/edit/${quotation.id}?stockAlert=true`}>Ver opciones</LinkButton>}
    >
      <ChangedLines quotation={quotation} />
      {quotation.ammountPaid > 0 ? (
        <p>Ya pagaste una parte: para elegir otra pieza u otra fecha hay que quitarla primero.</p>
      ) : null}
      {tried ? <p>No se hizo ningún cargo.</p> : null}
    </Alert>
  );
}
