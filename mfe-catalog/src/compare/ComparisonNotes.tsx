import { mostCompared } from '@actual/contracts/facts/catalog/shown-counts';
import { Alert, TextLink } from '@actual/ui';

interface ComparisonNotesProps {
  /** Products of the address that are sold no more, or never were. */
  gone: number;
  /** Products of the address beyond those that can be compared. */
  beyond: number;
  /** The address of the comparison without the products that are gone. */
  href: string;
}

/** The products in the address that the table cannot show. */
export const ComparisonNotes = ({ gone, beyond, href }: ComparisonNotesProps) => (
  <>
    {beyond > 0 ? (
      <Alert tone="warning">
        {`Se comparan hasta ${mostCompared} productos a la vez: de los ${mostCompared + beyond} de la liga ves los primeros ${mostCompared}.`}
      </Alert>
    ) : null}
    {gone > 0 ? (
      <Alert tone="warning" action={<TextLink href={href}>Quitar de la comparación</TextLink>}>
        {gone === 1
          ? 'Un producto de esta comparación ya no está a la venta.'
          : `${gone} productos de esta comparación ya no están a la venta.`}
      </Alert>
    ) : null}
  </>
);
