import type { TransferInstructions } from '@actual/contracts';
import { creditedWithin, deadlineAgain, transferFacts } from '@actual/contracts/facts/payment/transfers';
import { formatClabe } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { Alert, Button, DefinitionList, formatPesos, LinkButton, Panel, Row, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: 12px;
`;
const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 12px 16px;
  border-radius: var(--radius-thumb);
  background: var(--c-surface);
  > div { min-width: 0; }
`;
const Figure = styled.strong`
  display: block;
  font-variant-numeric: tabular-nums;
  font-size: clamp(1rem, 4.6vw, 1.2rem);
  white-space: nowrap;
`;

/** A value that is copied with one press; where the browser cannot, it can be selected. */
function Copyable({ term, shown, value, what }: { term: string; shown: string; value: string; what: string }) {
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
    <Block>
      <div>
        <Text step="small" tone="text2">
          {term}
        </Text>
        <Figure>{shown}</Figure>
      </div>
      <Button type="button" variant="link" size="s" onClick={copy}>
        {copied ? 'Copiado' : `Copiar ${what}`}
      </Button>
    </Block>
  );
}

/** Instructions of the transfer that an order waits for: account, exact amount, deadline. */
export function TransferCard({ transfer }: { transfer: TransferInstructions }) {
  const { type, clabe, bank, beneficiary, amount, reference, expiresAt, url } = transfer;
  const { title, taker, link, always } = transferFacts[type].words;
  return (
    <Panel tone="accent">
      <Stack gap={5}>
        <Text step="h3" as="h2">
          {title}
        </Text>
        <Blocks>
          <Copyable term="Monto exacto" shown={`${formatPesos(amount)} MXN`} value={amount.toFixed(2)} what="monto" />
          {clabe ? <Copyable term="CLABE" shown={formatClabe(clabe)} value={clabe} what="CLABE" /> : null}
        </Blocks>
        <DefinitionList
          items={[
            ...(bank ? [{ term: 'Banco', value: bank }] : []),
            ...(beneficiary ? [{ term: 'Beneficiario', value: beneficiary }] : []),
            ...(bank ? [{ term: 'Referencia', value: reference }] : []),
            { term: 'Paga antes del', value: formatMoment(expiresAt) },
          ]}
        />
        <Alert tone="warning" title="Un solo pago por el monto exacto">
          {`El ${taker} rechaza cualquier otra cantidad. No generes de nuevo la misma cotización.`}
        </Alert>
        <Text>
          {`Tu pedido está en proceso. Los artículos quedan reservados hasta que se acredite el pago${creditedWithin(type)}. Si no llega en ${deadlineAgain(type)}, el pedido se cancela.`}
        </Text>
        <Text
          step="small"
          tone="text2"
        >{`${always ? `${always} ` : ''}Esta página cambia sola cuando se acredita tu pago, y te avisamos por correo.`}</Text>
        {url ? (
          <Row>
            <LinkButton href={url} target="_blank" rel="noreferrer" variant="secondary" iconEnd="arrow-out">
              {link}
            </LinkButton>
          </Row>
        ) : null}
      </Stack>
    </Panel>
  );
}
