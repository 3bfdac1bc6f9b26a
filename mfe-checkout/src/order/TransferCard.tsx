import type { TransferInstructions } from '@actual/contracts';
import { Alert, Button, DefinitionList, formatPesosExact, LinkButton, Panel, Row, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { momentWords, spacedClabe } from './order-words';

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  font-size: 1.15em;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** A value that is copied with one press; where the browser cannot, it can be selected. */
function Copyable({ shown, value, what }: { shown: string; value: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Row gap={3} wrap align="center">
      <Figure>{shown}</Figure>
      <Button type="button" variant="quiet" size="s" onClick={copy} data-print="no">
        {copied ? 'Copiado' : `Copiar ${what}`}
      </Button>
    </Row>
  );
}

/** Instructions of the transfer that an order waits for: account, exact amount, deadline. */
export function TransferCard({ transfer }: { transfer: TransferInstructions }) {
  const { type, clabe, bank, beneficiary, amount, reference, expiresAt, url } = transfer;
  return (
    <Panel tone="accent">
      <Stack gap={5}>
        <Text step="h3" as="h2">
          {type === 'spei' ? 'Paga con SPEI' : 'Paga con transferencia bancaria'}
        </Text>
        <DefinitionList
          items={[
            {
              term: 'Monto exacto',
              value: <Copyable shown={`${formatPesosExact(amount)} MXN`} value={amount.toFixed(2)} what="monto" />,
            },
            ...(clabe
              ? [{ term: 'CLABE', value: <Copyable shown={spacedClabe(clabe)} value={clabe} what="CLABE" /> }]
              : []),
            ...(bank ? [{ term: 'Banco', value: bank }] : []),
            ...(beneficiary ? [{ term: 'Beneficiario', value: beneficiary }] : []),
            { term: 'Referencia', value: <Figure>{reference}</Figure> },
            { term: 'Paga antes del', value: momentWords(expiresAt) },
          ]}
        />
        <Alert tone="warning" title="Un solo pago por el monto exacto">
          El banco rechaza cualquier otra cantidad. No generes de nuevo la misma cotización.
        </Alert>
        <Text>
          {type === 'spei'
            ? 'Tu pedido está en proceso. Los artículos quedan reservados hasta que se acredite el pago, hasta 12 horas hábiles. Si no llega en 12 horas, el pedido se cancela.'
            : 'Tu pedido está en proceso. Los artículos quedan reservados hasta que se acredite el pago. Si no llega en 3 días naturales, el pedido se cancela.'}
        </Text>
        <Text step="small" tone="text2">
          Esta página cambia sola cuando se acredita tu pago, y te avisamos por correo.
        </Text>
        {url ? (
          <Row>
            <LinkButton href={url} target="_blank" rel="noreferrer" variant="secondary" iconEnd="arrow-out">
              Ver los pasos en Mercado Pago
            </LinkButton>
          </Row>
        ) : null}
      </Stack>
    </Panel>
  );
}
