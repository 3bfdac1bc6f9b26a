import type { Quotation } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { checkDateText } from '@actual/contracts/facts/text/changed-stock-texts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { type MoveQuotationProps, useCartWord, useToast } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Alert, Button, Row, Spinner, Stack, Text } from '@actual/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { changesByMove } from '../quotation/changes/changes-by-move';
import { useMoveQuotation } from '../quotation/changes/use-move-quotation';
import { refusalText } from '../shared/refusals';
import { MovedLine } from './MovedLine';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--c-line);
  > li { padding-block: 14px; border-bottom: 1px solid var(--c-line); }
  strong { ${type('label')} }
`;

/**
 * Sends the quotation to the postal code, and shows the changes: days, extra cost, articles that are not delivered
 * there.
 */
export function MoveQuotation({ quotationId, place, onDone }: MoveQuotationProps) {
  const cart = useCartWord();
  const toast = useToast();
  const move = useMoveQuotation(quotationId);
  const isBegun = useRef(false);
  const where = `${formatZip(place.cp)}, ${place.municipio}`;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    move.mutate(place, {
      onSuccess: (moved) => {
        if (moved && changesByMove(moved.before, moved.after).length > 0) return;
        if (moved && place.extraCost && moved.after.Details.length > 0) return;
        if (moved && moved.after.Details.length > 0)
          toast({ title: `Entrega en ${where}`, text: `Las fechas de tu ${cart} no cambian.` });
        onDone();
      },
    });
  });
  if (move.isError)
    return (
      <Stack gap={5}>
        <Alert tone="error" live title={`Tu ${cart} sigue con su código postal`}>
          {refusalText(move.error)}
        </Alert>
        <Button variant="primary" block onClick={onDone}>
          Aceptar
        </Button>
      </Stack>
    );
  if (!move.data)
    return (
      <Row gap={4} align="center">
        <Spinner />
        <Text role="status">{`Revisando las fechas de tu ${cart}…`}</Text>
      </Row>
    );
  const { before, after } = move.data;
  return <Moved before={before} after={after} where={where} extraCost={place.extraCost} onDone={onDone} />;
}

interface MovedProps {
  before: Quotation;
  after: Quotation;
  where: string;
  extraCost: boolean;
  onDone: () => void;
}

/** The result for each article, with the days on offer. */
function Moved({ before, after, where, extraCost, onDone }: MovedProps) {
  const cart = useCartWord();
  const changes = changesByMove(before, after);
  return (
    <Stack gap={5}>
      <Text role="status">{`Tu ${cart} ahora se entrega en ${where}.`}</Text>
      {extraCost ? <Alert tone="warning">{extraCostText}</Alert> : null}
      {changes.length > 0 ? (
        <>
          <Text>{checkDateText}</Text>
          <List>
            {changes.map((change) => (
              <li key={change.line.id}>
                <MovedLine quotationId={after.id} change={change} />
              </li>
            ))}
          </List>
        </>
      ) : null}
      <Button variant="primary" block data-autofocus="" onClick={onDone}>
        Aceptar
      </Button>
    </Stack>
  );
}
