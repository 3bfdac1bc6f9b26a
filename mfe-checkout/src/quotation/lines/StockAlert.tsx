import type { Quotation } from '@actual/contracts';
import { checkDateText, stockChangedText } from '@actual/contracts/facts/text/changed-stock-texts';
import { useCartWord, useNavigate } from '@actual/shell-contract';
import { Alert, Button, Dialog, Row, Stack, Text, Thumb } from '@actual/ui';
import { refusalText } from '../../shared/refusals';
import { useChangeQuotation } from '../changes/use-change-quotation';

interface StockAlertProps {
  quotation: Quotation;
  /** The line whose stock or date changed. */
  lineId: string;
  onClose: () => void;
}

/** Stock or date of a quoted item changed: take it out, or take it out and choose again on its page. */
export function StockAlert({ quotation, lineId, onClose }: StockAlertProps) {
  const navigate = useNavigate();
  const cart = useCartWord();
  const line = quotation.Details.find(({ id }) => id === lineId);
  const remove = useChangeQuotation<string>(quotation.id, (api, detailId, options) =>
    api('DELETE /quotation/{id}/removedetail/{detailId}', { params: { id: quotation.id, detailId } }, options),
  );
  if (!line) return null;
  const isGone = line.deliveriesGroups.length === 0;
  // the line is removed before the answer ends, so await the call: its callbacks would not run
  const out = (then: () => void) => remove.mutateAsync(line.id).then(then, () => undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={stockChangedText}
      size="s"
      footer={
        <>
          <Button variant="secondary" icon="trash" onClick={() => out(onClose)}>
            Eliminar
          </Button>
          <Button
            onClick={() => out(() => void navigate(`${line.Product.url}?stockAlert=true`))}
            busy={remove.isPending ? 'Quitando' : false}
          >
            {isGone ? 'Ver parecidos' : 'Modificar'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Row gap={5} align="center">
          <Thumb stem={line.Product.picture} alt="" size={96} />
          <strong>{line.Product.Name}</strong>
        </Row>
        <Text>{checkDateText}</Text>
        <Text tone="text2">
          {isGone
            ? `En los dos casos el artículo sale de tu ${cart}. Con Ver parecidos vas a los que sí tenemos.`
            : `En los dos casos el artículo sale de tu ${cart}. Con Modificar vas a su página, con las piezas y fechas de hoy, para agregarlo otra vez.`}
        </Text>
        {remove.isError ? (
          <Alert tone="error" live>
            {refusalText(remove.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
