import { from } from '@actual/themes-contract';
import { Alert, Button, FormGrid, Stack } from '@actual/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { DraftField } from './DraftFields';
import type { Draft, FieldName } from './field-rules';
import { refusalOf } from './refusals';
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
  client: { password: 'Al menos 8 caracteres.' },
  standalone: { password: 'Al menos 8 caracteres.' },
};

/** As wide as the phone; on larger screens as wide as its words. */
const Action = styled.div`
  display: grid;
  ${from.tablet} {
    justify-content: start;
  }
`;

/** The fields of one way to register, over the one draft all ways share. */
export const DraftForm = ({ kind, registration, submitText, children }: DraftFormProps) => {
  const { handleSubmit } = useFormContext<Draft>();
  const invited = kind === 'guest';
  // seven fields: the odd one takes the row
  const alone = kind === 'standalone';
  const submit = handleSubmit((draft) => {
    if (!registration.isPending) registration.mutate({ draft, invited });
  });
  const refused = registration.isError ? refusalOf(registration.error).text : undefined;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormGrid>
          {fieldsOf[kind].map((name) => (
            <DraftField key={name} name={name} hint={hints[kind]?.[name]} wide={alone && name === 'Cellular'} />
          ))}
        </FormGrid>
        {refused ? (
          <Alert tone="error" live>
            {refused}
          </Alert>
        ) : null}
        <Action>
          <Button type="submit" variant="buy" size="l" busy={registration.isPending ? 'Guardando' : false}>
            {submitText}
          </Button>
        </Action>
        {children}
      </Stack>
    </form>
  );
};
