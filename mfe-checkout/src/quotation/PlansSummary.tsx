import type { Quotation } from '@actual/contracts';
import { useNavigate, useQuery, useSession, useShell } from '@actual/shell-contract';
import {
  Alert,
  Button,
  formatPercent,
  formatPesos,
  formatPesosExact,
  pieces,
  RadioCards,
  Stack,
  Summary,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
} from '@actual/ui';
import { useState } from 'react';
import { paymentOptionsQuery } from '../shared/quotation-queries';

interface PlansSummaryProps {
  quotation: Quotation;
  locked: boolean;
  validating: boolean;
  valid: boolean;
  /** The check of stock could not be made. */
  failed: boolean;
  onRetry: () => void;
}

/** Why the way on is closed, in words; empty when it is open. */
function reasonToWait({ quotation, validating, valid, failed }: PlansSummaryProps): string {
  if (validating) return 'Validando disponibilidad...';
  if (failed) return 'No pudimos validar la disponibilidad.';
  if (!quotation.ZipcodeDelivery) return 'Ingresa tu código postal para continuar.';
  const blocked = quotation.Details.find((line) => !line.validStock);
  if (blocked) return `Resuelve la alerta de ${blocked.Product.Name} para continuar.`;
  return valid ? '' : 'Verifique su nueva fecha de entrega y cantidad de piezas';
}

/** The summary of the cart: what each plan costs, and the way on. */
export function PlansSummary(props: PlansSummaryProps) {
  const { quotation, locked, failed, onRetry } = props;
  const { api } = useShell();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: options } = useQuery(paymentOptionsQuery(api, quotation.id));
  const plans = options?.financingTotals.filter((plan) => plan.enabled) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const keyOf = (plan: { group: number; months: number }) => `${plan.group}-${plan.months}`;
  const plan = plans.find((one) => keyOf(one) === chosen) ?? plans[0];
  const total = plan?.total ?? quotation.total;
  const reason = reasonToWait(props);
  const next = () =>
    navigate(user ? `/checkout/client/${quotation.id}` : `/register?quotation=${quotation.id}&fromQuotation=true`);
  return (
    <Summary title="Resumen">
      <Stack gap={5}>
        <SummaryRows>
          <SummaryRow
            label={`${pieces(quotation.totalProducts)} a precio de lista`}
            value={formatPesos(quotation.subtotal)}
          />
          {quotation.subtotal > total ? (
            <SummaryRow label="Descuento" tone="saving" value={`−${formatPesosExact(quotation.subtotal - total)}`} />
          ) : null}
          <SummaryRow label="Envío" value="Gratis" />
        </SummaryRows>
        {plans.length > 0 ? (
          <RadioCards
            legend="Elige cómo pagar"
            name="plan"
            value={plan ? keyOf(plan) : null}
            onChange={setChosen}
            options={plans.map((one) => ({
              value: keyOf(one),
              title: one.months > 1 ? `${one.months} meses sin intereses` : 'Un solo pago',
              text: one.months > 1 ? `Total ${formatPesos(one.total)}` : 'Débito o crédito',
              aside: one.months > 1 ? `${formatPesos(one.monthly)} al mes` : formatPesos(one.total),
              asideText: one.discount > 0 ? formatPercent(one.discount) : '',
            }))}
          />
        ) : null}
        <SummaryRows>
          <SummaryTotal label="Total" value={formatPesosExact(total)} note="IVA incluido, MXN" />
        </SummaryRows>
        {locked ? null : (
          <Button variant="primary" size="l" block onClick={next} {...(reason ? { reason } : {})}>
            Continuar
          </Button>
        )}
        {failed ? (
          <Alert tone="error" action={<Button onClick={onRetry}>Reintentar</Button>}>
            Hubo un error, intenta de nuevo
          </Alert>
        ) : null}
      </Stack>
    </Summary>
  );
}
