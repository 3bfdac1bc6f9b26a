import type { Quotation } from '@actual/contracts';
import { Alert, Button, FormGrid, formatPesos, Row, SelectField, Stack, Text, TextField } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { focusBeside } from '../fields/focus-beside';
import { useChangePrices } from './bigticket-queries';
import { endedText, furthest, loweredText, refusedText } from './bigticket-words';

interface Change {
  percentage: number;
  details?: string[];
}
const all = '';

/** Lowers one article of a quotation or all of them, and takes it back. */
export function Bargain({ quotation }: { quotation: Quotation }) {
  const [percentage, setPercentage] = useState('');
  const [article, setArticle] = useState(all);
  const maximum = furthest(quotation, article);
  const ended = quotation.Details.flatMap((line) => endedText(line) ?? []);
  const lowered = quotation.Details.filter((line) => line.bigticketDiscountPercentage > 0);
  const change = useChangePrices<Change>(quotation, {
    said: 'Precios actualizados',
    send: (api, body, options) =>
      api('PUT /quotation/{id}/bigticketdiscount', { params: { id: quotation.id }, body }, options),
  });
  const back = (details?: string[]) => {
    if (change.isPending) return;
    const goOn = focusBeside();
    change.mutate({ percentage: 0, details }, { onSuccess: goOn });
  };
  const takingBack = (line?: string) =>
    change.isPending && change.variables.percentage === 0 && change.variables.details?.[0] === line
      ? 'Quitando'
      : false;
  return (
    <Stack gap={5}>
      <form
        aria-label="Descuento especial"
        onSubmit={(event) => {
          event.preventDefault();
          if (change.isPending) return;
          change.mutate(
            { percentage: Number(percentage), details: article === all ? undefined : [article] },
            // what was typed meanwhile is for the next one
            { onSuccess: () => setPercentage((now) => (now === percentage ? '' : now)) },
          );
        }}
      >
        <Stack gap={4}>
          <FormGrid>
            <SelectField
              label="Artículo"
              value={article}
              onChange={(event) => setArticle(event.target.value)}
              options={[
                { value: all, label: 'Todos los artículos' },
                ...quotation.Details.map(({ id, Product }) => ({ value: id, label: Product.Name })),
              ]}
            />
            <TextField
              label="Porcentaje"
              suffix="%"
              inputMode="numeric"
              required
              pattern="[1-9]\d?"
              hint={`Hasta ${maximum} % del precio de lista, además de su promoción, por las piezas, la fecha y el precio de hoy`}
              value={percentage}
              onChange={(event) => setPercentage(event.target.value)}
            />
          </FormGrid>
          {change.error ? (
            <Alert tone="error" live>
              <span>{refusedText(change.error)}</span>
              <WhoChanged id={quotation.id} error={change.error} />
            </Alert>
          ) : null}
          <div>
            <Button
              type="submit"
              variant="secondary"
              disabled={maximum === 0}
              busy={change.isPending && change.variables.percentage > 0 ? 'Guardando' : false}
            >
              Aplicar descuento
            </Button>
          </div>
        </Stack>
      </form>
      {ended.length > 0 ? (
        <Alert tone="warning" title="Precios acordados que ya no aplican">
          <ul>
            {ended.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {lowered.length > 0 ? (
        <Stack as="ul" gap={3}>
          {lowered.map((line) => (
            <Row as="li" key={line.id} justify="space-between" wrap gap={3}>
              <Text>
                <strong>{line.Product.Name}</strong>
                <span>{`, ${loweredText(line)}: ${formatPesos(line.unitPriceWithDiscount)} por pieza`}</span>
              </Text>
              <Button variant="secondary" size="s" busy={takingBack(line.id)} onClick={() => back([line.id])}>
                {`Quitar a ${line.Product.Name}`}
              </Button>
            </Row>
          ))}
          {lowered.length > 1 ? (
            <li>
              <Button variant="secondary" busy={takingBack()} onClick={() => back()}>
                Quitar todos los descuentos especiales
              </Button>
            </li>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
