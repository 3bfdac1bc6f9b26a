import type { DeliveryGroup } from '@actual/contracts';
import { notInZoneText } from '@actual/contracts/facts/delivery/zipcodes';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { countWords, formatZip } from '@actual/contracts/facts/text/written';
import { connectionText, useBrand, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Alert, Button, formatDate, Icon, OptionGroup, pieces, Skeleton } from '@actual/ui';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: 14px;
  &[data-look='rule'] { padding-bottom: 18px; border-bottom: 1px solid var(--c-line); }
  fieldset + &[data-look='rule'] { padding-top: 18px; border-top: 1px solid var(--c-line); }
  &[data-look='filled'] { padding: 18px; background: var(--c-delivery-bg); border-radius: var(--radius-tile); }
  &[data-look='filled'] h2 { color: var(--c-delivery-text); }
  fieldset label { padding-inline: 10px; }
  fieldset > div:last-child { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-dates='3'] fieldset > div:last-child { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${from.phone} {
    &[data-dates] fieldset > div:last-child { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;
const Head = styled.div`
  /* the form below asks for it where no script runs */
  @media (scripting: none) { > button { display: none; } }
  display: flex;
  flex-wrap: wrap;
  gap: 12px 10px;
  align-items: center;
  /* beside the words the button is as wide as its own, below them as the row */
  > div { display: flex; flex: 999 1 210px; gap: 12px; align-items: center; min-width: 0; }
  > button { flex: 1 0 auto; }
  svg { flex: none; color: var(--c-delivery); }
  h2 { font: var(--t-label); font-size: 1.0625rem; line-height: 1.4; text-wrap: balance; }
  [data-look='filled'] & h2 { font-family: var(--family-display); font-weight: 700; font-size: 1.125rem; }
  p { font: var(--t-small); color: var(--c-text-2); }
`;

interface DeliveryChoiceProps {
  groups: DeliveryGroup[];
  pending: boolean;
  failure: unknown;
  onRetry: () => void;
  /** `YYYY-MM-DD`. */
  chosen: string | null;
  onChoose: (date: string) => void;
}

/** When it arrives: asks for the postal code first, then offers the dates with the pieces of each. */
export function DeliveryChoice({ groups, pending, failure, onRetry, chosen, onChoose }: DeliveryChoiceProps) {
  const { structure } = useBrand();
  const zipcode = useZipcode();
  const look = structure.priceBlock === 'rule' ? 'rule' : 'filled';
  if (!zipcode.value) {
    return (
      <Box data-noprint="" data-look={look} aria-label="Fecha de entrega">
        <Head>
          <div>
            <Icon name="truck" size={24} />
            <div>
              <h2>¿Cuándo llega?</h2>
              <p>Depende de tu código postal.</p>
            </div>
          </div>
          <Button variant="secondary" onClick={() => zipcode.ask()}>
            Ingresar código postal
          </Button>
        </Head>
      </Box>
    );
  }
  const { cp, municipio } = zipcode.value;
  const group = groups.find(({ date }) => date === chosen);
  return (
    <Box data-look={look} data-dates={groups.length} aria-label="Fecha de entrega" aria-busy={pending}>
      <Head>
        <div aria-live="polite">
          <Icon name="truck" size={24} />
          <div>
            <h2>{chosen ? `Llega antes del ${formatDate(chosen)}` : 'Fecha de entrega'}</h2>
            <p>{`a ${formatZip(cp)}, ${municipio}${group && groups.length === 1 ? `. ${left(group.available)}` : ''}`}</p>
          </div>
        </div>
        <Button variant="link" onClick={() => zipcode.ask()} aria-label="Cambiar código postal">
          Cambiar
        </Button>
      </Head>
      {pending ? <Skeleton $height="64px" /> : null}
      {failure ? (
        <Alert
          tone="error"
          action={
            <Button variant="link" onClick={onRetry}>
              Reintentar
            </Button>
          }
        >
          {connectionText(failure) ?? tryAgainText}
        </Alert>
      ) : null}
      {!pending && !failure && groups.length === 0 ? <Alert tone="warning">{notInZoneText}</Alert> : null}
      {groups.length > 1 && chosen ? (
        <OptionGroup
          legend="Fecha de entrega"
          hideLegend
          name="delivery"
          value={chosen}
          onChange={onChoose}
          options={groups.map(({ date, available }) => ({
            value: date,
            title: formatDate(date).replace(/\/\d{4}$/, ''),
            text: pieces(available),
          }))}
        />
      ) : null}
    </Box>
  );
}

const left = (available: number): string =>
  `${available === 1 ? 'Queda' : 'Hay'} ${countWords(available, 'pieza', 'piezas')} para esa fecha`;
