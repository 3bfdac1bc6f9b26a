import { useFormAnswer } from '@actual/shell-contract';
import { FormGrid, PrivacyNote, Stack } from '@actual/ui';
import { FormProvider } from 'react-hook-form';
import { OwnForm } from '../forms/OwnForm';
import { refusalOf } from '../forms/refusals';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { DraftField } from './DraftFields';
import { registerRules } from './post';
import { registerWords } from './refusals';
import { type DraftKind, type FieldName, fieldsOf, labels } from './register-rules';
import { useKeptDraft } from './use-kept-draft';
import { useRegister } from './use-register';

export interface DraftFormProps {
  kind: DraftKind;
  quotationId: string | null;
  /** whether it is the one in sight */
  shown?: boolean;
  submitText: string;
}

const hints: Partial<Record<DraftKind, Partial<Record<FieldName, string>>>> = {
  invitado: { E_Mail: 'Aquí te llega la confirmación del pedido.' },
};

/** The fields of one way to register, with what was typed in another. */
export const DraftForm = ({ kind, quotationId, shown = true, submitText }: DraftFormProps) => {
  // no default values, so fields typed before hydration stay
  const { form } = useOwnForm(registerRules(kind));
  useKeptDraft(form, shown);
  const registration = useRegister(form, quotationId);
  const invited = kind === 'invitado';
  // seven fields: the odd one takes the row
  const alone = kind === 'cuenta-nueva';
  const submit = form.handleSubmit((draft) => {
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
          <FormProvider {...form}>
            {fieldsOf[kind].map((name) => (
              <DraftField key={name} name={name} hint={hints[kind]?.[name]} wide={alone && name === 'Cellular'} />
            ))}
          </FormProvider>
        </FormGrid>
        <SubmitRow
          words={submitText}
          busy={registration.isPending ? 'Guardando' : false}
          refused={refused || undefined}
        />
        <PrivacyNote form={invited ? 'guest' : 'register'} />
      </Stack>
    </OwnForm>
  );
};
