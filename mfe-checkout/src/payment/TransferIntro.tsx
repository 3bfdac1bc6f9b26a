import { speiHours, transferDays } from '@actual/contracts/facts/deadlines';
import { formatPesos, Text } from '@actual/ui';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-left: 1.3em;
  list-style: decimal;
`;

/** What a transfer means before it is chosen for good: exact amount, deadline, and what happens with the pieces. */
export function TransferIntro({ spei, amount }: { spei: boolean; amount: number }) {
  return (
    <>
      <Steps>
        <li>
          {spei
            ? 'Al confirmar te damos una CLABE de 18 dígitos, solo para este pedido.'
            : 'Al confirmar te damos los datos de nuestra cuenta y tu referencia.'}
        </li>
        <li>
          Transfiere <strong>{`${formatPesos(amount)} MXN`}</strong> en un solo pago. El banco rechaza cualquier otra
          cantidad.
        </li>
        <li>
          {spei
            ? `Tus artículos quedan reservados hasta que se acredite el pago, hasta ${speiHours} horas hábiles.`
            : 'Tus artículos quedan reservados hasta que se acredite el pago.'}
        </li>
      </Steps>
      <Text step="small" tone="text2">
        {spei
          ? `Si el pago no llega en ${speiHours} horas, el pedido se cancela y los artículos se liberan.`
          : `Si el pago no llega en ${transferDays} días naturales, el pedido se cancela y los artículos se liberan.`}
      </Text>
    </>
  );
}
