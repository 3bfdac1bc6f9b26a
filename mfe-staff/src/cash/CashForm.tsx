import type { CashReport } from '@actual/contracts';
import { counterTypes } from '@actual/contracts/facts/payment/payment-types';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { formatDate, readPesos } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { ApiError, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { Field, Input, PrimaryButton, QuietButton } from '../fields/controls';
import { TextLine } from '../fields/uncut';
import { useAction } from '../fields/use-action';
import { Sheet } from '../layout/StaffPage';
import { CashTable } from './CashTable';
import { cashQuery } from './cash-queries';
import { problemOf } from './cash-words';
import { type Count, countOf } from './count';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  @media print {
    button {
      display: none;
    }
  }
`;
const Wide = styled(Field)`
  flex: 1;
  min-width: 220px;
`;
const Problem = styled.p`
  color: var(--d-bad);
`;
/** Where people sign on paper. */
const Signatures = styled.div`
  display: none;
  @media print {
    display: flex;
    gap: 60px;
    margin-top: 80px;
    > p {
      flex: 1;
      padding-top: 6px;
      border-top: 1px solid #000;
      text-align: center;
    }
  }
`;

const refusedText = (error: unknown): string =>
  (error instanceof ApiError && error.code === 'conflict' ? 'Este corte ya está firmado.' : undefined) ??
  unansweredText(error) ??
  tryAgainText;

/** The count of a day's money, until it is signed. */
export const CashForm = ({ report, own = true }: { report: CashReport; own?: boolean }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [count, setCount] = useState<Count>(() => countOf(report));
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // another person's count is read only, and theirs to sign
  const signed = report.signedAt !== null || !own;
  const save = useAction({
    mutationFn: (sign: boolean) =>
      api(
        'PUT /me/cashreport',
        {
          body: {
            date: report.date,
            opening: readPesos(count.opening) ?? 0,
            counted: counterTypes.flatMap((type) => {
              const amount = readPesos(count.counted[type] ?? '');
              return amount === null ? [] : [{ type, amount }];
            }),
            note: count.note,
            sign,
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: (kept) => {
      queryClient.setQueryData(cashQuery(api, report.date).queryKey, kept);
      setAsking(false);
      toast({ tone: 'success', title: kept.signedAt ? 'Corte firmado' : 'Corte guardado' });
    },
    onError: () => setAsking(false),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(count, report.lines, asking);
    setProblem(found);
    if (found) setAsking(false);
    else save.mutate(asking);
  };
  const change = (part: Partial<Count>) => setCount((before) => ({ ...before, ...part }));
  return (
    <Form onSubmit={submit} aria-label="Corte de caja">
      <Row>
        <Field>
          <span>Fondo inicial</span>
          {signed ? (
            <strong>{formatPesos(report.opening)}</strong>
          ) : (
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={count.opening}
              onChange={({ target }) => change({ opening: target.value })}
            />
          )}
        </Field>
        <Wide>
          <span>Nota</span>
          {signed ? (
            <span>{report.note || '—'}</span>
          ) : (
            <TextLine maxLength={500} value={count.note} onChange={({ target }) => change({ note: target.value })} />
          )}
        </Wide>
      </Row>
      <Sheet>
        <CashTable
          report={report}
          count={count}
          onCount={signed ? null : (type, amount) => change({ counted: { ...count.counted, [type]: amount } })}
        />
      </Sheet>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      {save.isError ? <Problem role="alert">{refusedText(save.error)}</Problem> : null}
      <Row>
        {!own && !report.signedAt ? (
          <p>{`${report.User.name} todavía no firma este corte.`}</p>
        ) : report.signedAt ? (
          <p>{`Firmado por ${report.User.name} el ${formatMoment(report.signedAt)}`}</p>
        ) : asking ? (
          <>
            <span>{`Firmado, el corte del ${formatDate(report.date)} ya no cambia.`}</span>
            <PrimaryButton type="submit" aria-busy={save.isPending}>
              Firmar
            </PrimaryButton>
            <QuietButton type="button" onClick={() => setAsking(false)}>
              Cancelar
            </QuietButton>
          </>
        ) : (
          <>
            <PrimaryButton type="submit" aria-busy={save.isPending}>
              {save.isPending ? 'Guardando' : 'Guardar'}
            </PrimaryButton>
            <QuietButton type="button" onClick={() => setAsking(true)}>
              Firmar corte
            </QuietButton>
          </>
        )}
        <QuietButton type="button" onClick={() => window.print()}>
          Imprimir
        </QuietButton>
      </Row>
      <Signatures>
        <p>{report.User.name}</p>
        <p>Recibe</p>
      </Signatures>
    </Form>
  );
};
