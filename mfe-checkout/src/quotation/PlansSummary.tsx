import type { Quotation } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { checkDateText } from '@actual/contracts/facts/text/changed-stock-texts';
import { connectionText, useNavigate, useQuery, useSession, useShell } from '@actual/shell-contract';
import {
  Alert,
  Button,
  BuyBar,
  formatDate,
  formatPercent,
  formatPesos,
  pieces,
  RadioCards,
  Stack,
  Summary,
  Text,
  VisuallyHidden,
} from '@actual/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChosenPlan } from '../shared/chosen-plan';
import { planSums } from '../shared/plan-sums';
import { paymentOptionsQuery } from '../shared/quotation-queries';
import { SumRows } from '../shared/SumRows';
import { useOutOfSight } from '../shared/use-out-of-sight';

interface PlansSummaryProps {
  quotation: Quotation;
  locked: boolean;
  validating: boolean;
  valid: boolean;
  /** Why the check of stock could not be made; null where it was. */
  failure: unknown;
  onRetry: () => void;
}

const validatingWords = 'Validando disponibilidad...';

/** Why the way on is closed, in words; empty when it is open. */
function reasonToWait({ quotation, validating, valid, failure }: PlansSummaryProps): string {
  // no more attempts: paying is the adviser's turn
  if (quotation.rateLimitReported) return 'Un asesor te llamará para terminar esta compra.';
  if (validating) return validatingWords;
  if (failure) return 'No pudimos validar la disponibilidad.';
  if (!quotation.ZipcodeDelivery) return 'Ingresa tu código postal para continuar.';
  const blocked = quotation.Details.find((line) => !line.validStock);
  if (blocked) return `Resuelve la alerta de ${blocked.Product.Name} para continuar.`;
  return valid ? '' : checkDateText;
}

/** Deliveries of the quotation by day, when they are more than one. */
function deliveriesText({ Details }: Quotation): string {
  const days = new Map<string, number>();
  for (const { shipDate, quantity } of Details) if (shipDate) days.set(shipDate, (days.get(shipDate) ?? 0) + quantity);
  if (days.size < 2) return '';
  const list = [...days].sort().map(([day, count]) => `${formatDate(day)} (${pieces(count)})`);
  return `En ${days.size} entregas: ${list.join(', ')}`;
}

/** The summary of the cart: each plan's price, and the button onward. */
export function PlansSummary(props: PlansSummaryProps) {
  const { quotation, locked, validating, failure, onRetry } = props;
  const { api } = useShell();
  const navigate = useNavigate();
  const { user } = useSession();
  const own = quotation.hold === 'own';
  const { data: options } = useQuery({ ...paymentOptionsQuery(api, quotation.id), enabled: own });
  const plans = options?.financingTotals.filter((plan) => plan.enabled) ?? [];
  const [chosen, choose] = useChosenPlan(quotation.id);
  const plan = plans.find((one) => one.type === chosen) ?? plans[0];
  const sums = planSums(quotation, options, plan?.group);
  const paid = quotation.ammountPaid > 0;
  const totalWord = paid ? 'Por pagar' : 'Total';
  const reason = reasonToWait(props);
  const button = useOutOfSight<HTMLDivElement>();
  // staff go on for their client; everybody else first says who they are, once
  const known = quotation.Client !== null || (user !== null && !isShopperRole(user.role));
  const next = () =>
    navigate(known ? `/checkout/client/${quotation.id}` : `/register?quotation=${quotation.id}&fromQuotation=true`);
  // pressed while stock is looked at: goes on by itself when it is there
  const [pressed, setPressed] = useState(false);
  const goOn = useEffectEvent(() => {
    setPressed(false);
    if (reason === '') void next();
  });
  useEffect(() => {
    if (pressed && !validating) goOn();
  }, [pressed, validating]);
  return (
    <Summary title="Resumen">
      <Stack gap={5}>
        {plans.length > 0 ? (
          <RadioCards
            legend="Elige cómo pagar"
            name="plan"
            value={plan?.type ?? null}
            onChange={choose}
            options={plans.map((one) => ({
              value: one.type,
              title: one.months > 1 ? `${one.months} meses sin intereses` : 'Un solo pago',
              text: one.months > 1 ? `${totalWord}\u00a0${formatPesos(one.total)}` : 'Débito o crédito',
              aside: formatPesos(one.months > 1 ? one.monthly : one.total),
              // a phone has no room for more beside the plan's name
              asideText: [one.months > 1 ? 'al mes' : '', one.discount > 0 ? formatPercent(one.discount) : '']
                .filter(Boolean)
                .join(', '),
            }))}
          />
        ) : null}
        <SumRows
          sums={sums}
          listNote={pieces(quotation.totalProducts)}
          discountNote={
            plan && plan.group !== quotation.paymentGroup
              ? `Con ${plan.months} meses; cada artículo se muestra con su precio en un solo pago`
              : ''
          }
          extraCost={quotation.ZipcodeDelivery?.extraCost}
          shippingNote={deliveriesText(quotation)}
        />
        <VisuallyHidden role="status">{`${totalWord} ${formatPesos(sums.due)}`}</VisuallyHidden>
        {locked ? null : (
          <>
            <div ref={button.ref} data-noprint="">
              <Button
                variant="primary"
                size="l"
                block
                onClick={next}
                onHeld={() => setPressed(validating)}
                busy={pressed && validatingWords}
                reason={pressed ? '' : reason}
              >
                Continuar
              </Button>
            </div>
            <BuyBar visible={button.isOut && reason === ''}>
              <div>
                <Text step="small" tone="text2">
                  {totalWord}
                </Text>
                <Text step="ui">
                  <strong>{formatPesos(sums.due)}</strong>
                </Text>
              </div>
              <Button variant="primary" aria-label="Continuar con la compra" onClick={next}>
                Continuar
              </Button>
            </BuyBar>
          </>
        )}
        {failure ? (
          <Alert tone="error" action={<Button onClick={onRetry}>Reintentar</Button>}>
            {connectionText(failure) ?? 'Hubo un error, recarga la página'}
          </Alert>
        ) : null}
      </Stack>
    </Summary>
  );
}
