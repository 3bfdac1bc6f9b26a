import type { BrokerProfile } from '@actual/contracts';
import { bankNames, bankOfClabe } from '@actual/contracts/facts/payment/banks';
import {
  type BrokerField,
  type BrokerPart,
  type BrokerRow,
  brokerFieldNames,
  brokerFields,
  brokerParts,
} from '@actual/contracts/facts/payment/broker';
import { reviewText } from '@actual/contracts/facts/text/field-texts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { checkBrokerField, completedBroker, type BrokerForm as Draft } from '@actual/contracts/fiscal/broker-rules';
import { isClabe, normalClabe } from '@actual/contracts/fiscal/clabe';
import { ApiError, useShell, useSuspenseQuery, useToast } from '@actual/shell-contract';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { Fields, FormField, SubmitRow } from '../fields/FormField';
import { useAction } from '../fields/use-action';
import { useCheckedForm } from '../fields/use-checked-form';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note } from '../layout/StaffPage';
import { brokerQuery, statesQuery } from './broker-queries';

const rowOf = (field: BrokerField): BrokerRow => brokerFields[field];
const numeric: readonly BrokerRow['holds'][] = ['zip', 'account', 'clabe'];
const notes: Readonly<Partial<Record<BrokerPart, string>>> = {
  invoice: 'Solo si es otra que tu domicilio; si no, déjala vacía.',
};

/** The service's complaints, by the form's fields. */
function complaintsOf(error: unknown): Partial<Record<BrokerField, string>> {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input' || !Array.isArray(error.details)) return {};
  const named = error.details.map(({ field }: { field?: unknown }) => String(field));
  return Object.fromEntries(
    brokerFieldNames.filter((name) => named.includes(name)).map((name) => [name, reviewText(rowOf(name).label)]),
  );
}
const refusedText = (error: unknown): string =>
  Object.keys(complaintsOf(error)).length > 0 ? 'Datos incompletos' : (unansweredText(error) ?? tryAgainText);

const More = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--d-accent);
    font-weight: 550;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;
interface PartFieldsProps {
  own: readonly BrokerField[];
  values: Draft;
  /** Something is missing or wrong: nothing stays folded. */
  wrong: boolean;
  field: (name: BrokerField) => ReactNode;
}

/** Required fields are shown; optional ones are folded until the broker opens them, unless they are filled in. */
const PartFields = ({ own, values, wrong, field }: PartFieldsProps) => {
  const asked = own.filter((name) => rowOf(name).need === 'required');
  const rest = own.filter((name) => rowOf(name).need !== 'required');
  return (
    <>
      {asked.length > 0 ? <Fields>{asked.map(field)}</Fields> : null}
      {rest.length > 0 ? (
        <More open={wrong || rest.some((name) => values[name].trim() !== '')}>
          <summary>{asked.length > 0 ? 'Más datos (opcional)' : 'Agregar otra dirección'}</summary>
          <Fields>{rest.map(field)}</Fields>
        </More>
      ) : null}
    </>
  );
};

/** A broker's own data; a CLABE names its bank by itself. */
export const BrokerForm = ({ profile }: { profile: BrokerProfile }) => {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const banks = useId();
  const { data: states } = useSuspenseQuery(statesQuery(api));
  const choices = states.map(({ Code, Name }) => ({ value: Code, label: Name }));
  const save = useAction({
    mutationFn: (draft: Draft) => api('PUT /me/broker', { body: completedBroker(draft) }),
    onSuccess: (kept) => {
      queryClient.setQueryData(brokerQuery(api).queryKey, kept);
      toast({ tone: 'success', title: 'Datos actualizados' });
    },
    onError: (error) => form.refuse(complaintsOf(error)),
  });
  const form = useCheckedForm<BrokerField>({
    first: profile,
    names: brokerFieldNames,
    check: checkBrokerField,
    send: (draft) => {
      if (!save.isPending) save.mutate(draft);
    },
  });
  const clabe = normalClabe(form.values.interbankClabe);
  const named = isClabe(clabe) ? bankOfClabe(clabe) : null;
  const hintOf = (name: BrokerField): string | undefined =>
    name === 'interbankClabe' && named ? `Es una cuenta de ${named}.` : rowOf(name).hint;
  const field = (name: BrokerField) => {
    const { label, max, holds, need } = rowOf(name);
    const bound = form.field(name);
    const leaveClabe = (event: FocusEvent) => {
      bound.onBlur(event);
      if (named && form.values.bank.trim() === '') form.write('bank', named);
    };
    return (
      <FormField
        key={name}
        {...bound}
        label={label}
        optional={need === 'optional'}
        hint={hintOf(name)}
        maxLength={max}
        autoComplete="off"
        inputMode={numeric.includes(holds) ? 'numeric' : undefined}
        choices={holds === 'state' ? choices : undefined}
        placeholder={holds === 'state' ? 'Elige el estado' : undefined}
        list={name === 'bank' ? banks : undefined}
        onBlur={name === 'interbankClabe' ? leaveClabe : bound.onBlur}
      />
    );
  };
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} aria-label="Perfil de corredor">
      {(Object.keys(brokerParts) as BrokerPart[]).map((part) => (
        <Panel key={part} as="fieldset">
          <PanelTitle as="legend">{brokerParts[part]}</PanelTitle>
          {notes[part] ? <Note>{notes[part]}</Note> : null}
          <PartFields
            own={brokerFieldNames.filter((name) => rowOf(name).part === part)}
            values={form.values}
            wrong={form.isWrong}
            field={field}
          />
        </Panel>
      ))}
      <datalist id={banks}>
        {bankNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SubmitRow
        busy={save.isPending}
        words={['Guardar perfil', 'Guardando']}
        refusal={form.isWrong ? 'Datos incompletos' : save.isError ? refusedText(save.error) : null}
      />
    </form>
  );
};
