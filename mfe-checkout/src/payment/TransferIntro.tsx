import type { TransferType } from '@actual/contracts/facts/payment/payment-types';
import {
  creditedWithin,
  deadlineAgain,
  lateTransferText,
  transferFacts,
} from '@actual/contracts/facts/payment/transfers';
import { formatPesos, Text } from '@actual/ui';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-left: 1.3em;
  list-style: decimal;
`;

/**
 * The conditions of a transfer before it is chosen for good: exact amount, deadline, and what happens with the pieces.
 */
export function TransferIntro({ type, amount }: { type: TransferType; amount: number }) {
  const { given, verb, taker, always } = transferFacts[type].words;
  return (
    <>
      <Steps>
        <li>{given}</li>
        <li>
          <span>{verb}</span> <strong>{`${formatPesos(amount)} MXN`}</strong>
          <span>{` en un solo pago. El ${taker} rechaza cualquier otra cantidad.`}</span>
        </li>
        <li>{`Tus artículos quedan reservados hasta que se acredite el pago${creditedWithin(type)}.`}</li>
      </Steps>
      <Text step="small" tone="text2">
        {[
          always,
          `Si el pago no llega en ${deadlineAgain(type)}, el pedido se cancela y los artículos se liberan.`,
          lateTransferText(type),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </>
  );
}
