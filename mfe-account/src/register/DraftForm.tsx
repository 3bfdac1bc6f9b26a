import { FormGrid, Stack } from '@actual/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { refusalOf } from '../forms/refusals';
import { SubmitRow } from '../forms/SubmitRow';
import { DraftField } from './DraftFields';
import { type Draft, type FieldName, labels } from './field-rules';
import { registerWords } from './refusals';
import type { useRegister } from './use-register';

const guestFields: FieldName[] = ['FirstName', 'LastName', 'E_Mail', 'Cellular'];
const clientFields: FieldName[] = [...guestFields, 'password', '_password'];
const standaloneFields: FieldName[] = ['FirstName', 'LastName', 'E_Mail', '_E_Mail', 'Cellular'];

/** Which fields each form asks for: a guest needs no password; standing alone the email is asked for twice. */
export const fieldsOf = {
  guest: guestFields,
  client: clientFields,
  standalone: [...standaloneFields, 'password', '_password'] as FieldName[],
} as const;

export interface DraftFormProps {
  kind: keyof typeof fieldsOf;
  registration: ReturnType<typeof useRegister>;
  submitText: string;
  children?: ReactNode;
}

const hints: Partial<Record<keyof typeof fieldsOf, Partial<Record<FieldName, string>>>> = {
  guest: { E_Mail: 'Aquí te llega la confirmación del pedido.' },
};

/** The fields of one way to register, over the one draft all ways share. */
export const DraftForm = ({ kind, registration, submitText, children }: DraftFormProps) => {
  const { handleSubmit } = useFormContext<Draft>();
  const invited = kind === 'guest';
  // seven fields: the odd one takes the row
  const alone = kind === 'standalone';
  const submit = handleSubmit((draft) => {
    if (!registration.isPending) registration.mutate({ draft, invited });
  });
  const refused = registration.isError ? refusalOf(registration.error, labels, registerWords).text : undefined;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormGrid>
          {fieldsOf[kind].map((name) => (
            <DraftField key={name} name={name} hint={hints[kind]?.[name]} wide={alone && name === 'Cellular'} />
          ))}
        </FormGrid>
        <SubmitRow words={submitText} busy={registration.isPending ? 'Guardando' : false} refused={refused} />
        {children}
      </Stack>
    </form>
  );
};
