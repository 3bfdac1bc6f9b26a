import type { DeskRequest, RequestStepBody } from '@actual/contracts';
import {
  isShipped,
  type RequestStep,
  type Resolution,
  requestLengths,
  requestStepWords,
  resolutionWords,
} from '@actual/contracts/facts/delivery/after-sale';
import { readPesos, weekdayWord } from '@actual/contracts/facts/text/written';
import { Alert, Button, formatDate, formatPesos, RadioGroup, SelectField, Stack, TextAreaField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { ManagerDialog } from '../counter/ManagerDialog';
import { MoneyField } from '../fields/MoneyField';
import { refusedText } from '../requests/request-words';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { useStep } from './use-change-request';

/** Why a resolution sends nothing, with the other ways. */
function nothingToSend(resolution: Resolution, resolutions: readonly Resolution[]): string {
  const others = resolutions.filter((one) => one !== resolution).map((one) => resolutionWords[one].toLowerCase());
  const why =
    resolution === 'replacement'
      ? 'No hay existencias que lleguen a su código postal para cambiar estas piezas.'
      : 'Ningún almacén entrega en su código postal.';
  return `${why} Quedan: ${others.join(', ')}.`;
}

function refundHint(most: number, bySeller: number): string {
  if (bySeller >= most) return `Hasta ${formatPesos(most)}.`;
  const above = bySeller > 0 ? `Más de ${formatPesos(bySeller)}` : 'Cualquier monto';
  return `Hasta ${formatPesos(most)}. ${above} lo autoriza un gerente.`;
}

interface StepFormProps {
  desk: DeskRequest;
  /** The words to the buyer, which outlive the form where somebody else took the step first. */
  note: string;
  onNote: (note: string) => void;
  onRefused: (error: unknown) => void;
}

/** The form of a request's next step; mount it anew for another state. */
export function StepForm({ desk, note, onNote, onRefused }: StepFormProps) {
  const { request, order, steps, days, shippingDays, resolutions, mostRefund, mostBySeller, buyerPaysWayBack } = desk;
  const user = useDeskUser();
  const [step, setStep] = useState<RequestStep>(steps[0] ?? 'accept');
  const [day, setDay] = useState(days[0] ?? '');
  const [shipDay, setShipDay] = useState('');
  const [typedWayBack, setWayBack] = useState('');
  const [resolution, setResolution] = useState<Resolution>(resolutions[0] ?? 'refund');
  const [typedAmount, setAmount] = useState(String(mostRefund));
  const [isAsking, setAsking] = useState(false);
  const change = useStep(request.id, {
    onDone: () => {
      setAsking(false);
      onNote('');
      onRefused(null);
    },
    onRefused,
  });
  const shipDays = step === 'resolve' && isShipped(resolution) ? shippingDays[resolution] : null;
  const chosenShipDay = shipDays?.find((one) => one === shipDay) ?? shipDays?.[0];
  const isExchange = step === 'resolve' && resolution === 'exchange';
  const hasAmount = isExchange || (step === 'resolve' && resolution === 'refund');
  const amount = hasAmount ? (readPesos(typedAmount) ?? 0) : undefined;
  const body: RequestStepBody = {
    from: request.state,
    step,
    note,
    day: step === 'schedule' ? day : chosenShipDay,
    wayBack: step === 'accept' && buyerPaysWayBack ? (readPesos(typedWayBack) ?? 0) : undefined,
    resolution: step === 'resolve' ? resolution : undefined,
    amount,
  };
  const isManagers = amount !== undefined && amount > mostBySeller && !isManager(user);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isManagers) setAsking(true);
    else change.mutate(body);
  };
  return (
    <>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <RadioGroup
            legend="¿Qué sigue?"
            name="paso"
            value={step}
            onChange={(value) => setStep(steps.find((one) => one === value) ?? step)}
            options={steps.map((value) => ({ value, label: requestStepWords[value] }))}
          />
          {step === 'schedule' ? (
            <SelectField
              label="Día de visita"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              options={days.map((value) => ({ value, label: `${weekdayWord(value)} ${formatDate(value)}` }))}
            />
          ) : null}
          {step === 'accept' && buyerPaysWayBack ? (
            <MoneyField
              label="Traslado de regreso"
              prefix="$"
              optional
              hint="Lo paga quien compró: se descuenta de su reembolso. Vacío, sin costo."
              value={typedWayBack}
              onChange={({ target }) => setWayBack(target.value)}
            />
          ) : null}
          {step === 'resolve' ? (
            <SelectField
              label="Solución"
              value={resolution}
              onChange={({ target }) => setResolution(resolutions.find((one) => one === target.value) ?? resolution)}
              options={resolutions.map((value) => ({ value, label: resolutionWords[value] }))}
            />
          ) : null}
          {shipDays && shipDays.length > 0 ? (
            <SelectField
              label="Día de entrega"
              hint="Quien compró lo ve en su pedido. No se cobra nada."
              value={chosenShipDay}
              onChange={({ target }) => setShipDay(target.value)}
              options={shipDays.map((value) => ({ value, label: `${weekdayWord(value)} ${formatDate(value)}` }))}
            />
          ) : null}
          {shipDays?.length === 0 ? <Alert tone="warning">{nothingToSend(resolution, resolutions)}</Alert> : null}
          {hasAmount ? (
            <MoneyField
              label={isExchange ? 'Valor para su cambio' : 'Monto a devolver'}
              prefix="$"
              required
              hint={refundHint(mostRefund, mostBySeller)}
              value={typedAmount}
              onChange={({ target }) => setAmount(target.value)}
            />
          ) : null}
          <TextAreaField
            label={step === 'refuse' || step === 'resolve' ? 'Motivo' : 'Nota'}
            optional={step !== 'refuse' && step !== 'resolve'}
            required={step === 'refuse' || step === 'resolve'}
            minLength={3}
            maxLength={requestLengths.text}
            rows={3}
            hint="Quien compró la lee en su correo y en la página."
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
          {change.error && !isAsking && !isChangedMeanwhile(change.error) ? (
            <Alert tone="error" live>
              {refusedText(change.error)}
            </Alert>
          ) : null}
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={shipDays?.length === 0}
              busy={change.isPending ? 'Guardando' : false}
            >
              {requestStepWords[step]}
            </Button>
          </div>
        </Stack>
      </form>
      {isAsking ? (
        <ManagerDialog
          quotationId={order.quotationId}
          grant={{ refund: amount ?? 0 }}
          text={`${isExchange ? 'Dejar para un cambio' : 'Devolver'} ${formatPesos(amount ?? 0)} del pedido ${order.folio} por la solicitud ${request.folio}.`}
          onClose={() => setAsking(false)}
          onAuthorized={(authorization) => change.mutate({ ...body, authorization })}
        >
          {change.error ? (
            <Alert tone="error" live>
              {refusedText(change.error)}
            </Alert>
          ) : null}
        </ManagerDialog>
      ) : null}
    </>
  );
}
