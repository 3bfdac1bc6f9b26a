import { useFormAnswer } from '@actual/shell-contract';
import { FormGrid, PrivacyNote, Stack } from '@actual/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { OwnForm } from '../forms/OwnForm';
import { refusalOf } from '../forms/refusals';
import { SubmitRow } from '../forms/SubmitRow';
import { DraftField } from './DraftFields';
import { registerWords } from './refusals';
import { type Draft, type DraftKind, type FieldName, fieldsOf, labels } from './register-rules';
import type { useRegister } from './use-register';

export interface DraftFormProps {
  kind: DraftKind;
  registration: ReturnType<typeof useRegister>;
  submitText: string;
  children?: ReactNode;
}

const hints: Partial<Record<DraftKind, Partial<Record<FieldName, string>>>> = {
  invitado: { E_Mail: 'Aquí te llega la confirmación del pedido.' },
};

/** The fields of one way to register, over the one draft all ways share. */
export const DraftForm = ({ kind, registration, submitText, children }: DraftFormProps) => {
  const { handleSubmit } = useFormContext<Draft>();
  const invited = kind === 'invitado';
  // seven fields: the odd one takes the row
  const alone = kind === 'cuenta-nueva';
  const submit = handleSubmit((draft) => {
    if (!registration.isPending) registration.mutate({ draft, invited });
  });
  const answer = useFormAnswer(kind);
  const refused = registration.isError
    ? refusalOf(registration.error, labels, registerWords).text
    : registration.isIdle && answer?.refused;
  return (
    <OwnForm name={kind} onSubmit={submit}>
      <Stack gap={5}>
        <FormGrid>
          {fieldsOf[kind].map((name) => (
            <DraftField key={name} name={name} hint={hints[kind]?.[name]} wide={alone && name === 'Cellular'} />
          ))}
        </FormGrid>
        <SubmitRow
          words={submitText}
          busy={registration.isPending ? 'Guardando' : false}
          refused={refused || undefined}
        />
        <PrivacyNote form={invited ? 'guest' : 'register'} />
        {children}
      </Stack>
    </OwnForm>
  );
};
