import type { SecondFactorSetup } from '@actual/contracts';
import { passwordLength } from '@actual/contracts/facts/lengths';
import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { countWords } from '@actual/contracts/facts/text/written';
import { type ApiClient, queryOptions, useQuery, useShell } from '@actual/shell-contract';
import { Alert, Panel, Stack, Text, TextSkeleton } from '@actual/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../forms/SubmitRow';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { CodeField } from './CodeField';
import { Enrollment } from './Enrollment';
import { CodesToKeep } from './RecoveryCodes';
import { secondStepWords } from './second-step';

const stateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'second-factor'],
    queryFn: ({ signal }) => api('GET /me/second-factor', {}, { signal }),
    staleTime: 5_000,
  });

const labels = { password: 'Tu contraseña actual', code: 'Código de tu aplicación' };
const words = {
  password_required: { password: reviewText(labels.password, 'No es esa.') },
  second_factor_wrong: { code: secondStepWords.second_factor_wrong },
};
const filled = (value: string): true | string => (value.trim() ? true : requiredText);

/** The password that begins it, and then the first code of the app. */
const SetupForm = ({ again, onDone }: { again: boolean; onDone: (codes: readonly string[]) => void }) => {
  const { api } = useShell();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const sending = useSend(form, {
    labels,
    words,
    send: async ({ password, code }) => {
      if (setup) onDone((await api('POST /me/second-factor', { body: { code } })).recoveryCodes);
      else setSetup(await api('POST /me/second-factor/options', { body: { password } }));
    },
  });
  return (
    <form method="post" noValidate onSubmit={sending.submit}>
      <Stack gap={5}>
        {setup ? (
          <>
            <Enrollment {...setup} />
            <CodeField {...form.register('code', { validate: filled })} error={errors.code?.message} required />
          </>
        ) : (
          <PasswordField
            {...form.register('password', { validate: filled })}
            label={labels.password}
            autoComplete="current-password"
            maxLength={passwordLength.longest}
            error={errors.password?.message}
            required
          />
        )}
        <SubmitRow
          words={setup ? 'Activar' : again ? 'Cambiar de aplicación o de códigos' : 'Configurar aplicación'}
          busy={sending.isPending ? 'Un momento' : false}
          refused={sending.refused}
        />
      </Stack>
    </form>
  );
};

/** The app that is asked for after the password, for staff: set up, or set up anew with other recovery codes. */
export const SecondFactor = () => {
  const { api, queryClient } = useShell();
  const { data, isError } = useQuery(stateQuery(api));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const kept = () => {
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: stateQuery(api).queryKey });
  };
  return (
    <Panel as="section" aria-labelledby="segundo-paso">
      <Stack gap={5}>
        <div>
          <Text as="h2" step="h4" id="segundo-paso">
            Segundo paso para entrar
          </Text>
          <Text step="small" tone="text2">
            {data?.on
              ? `Tu contraseña pide además el código de tu aplicación. Te ${data.recoveryCodes === 1 ? 'queda' : 'quedan'} ${countWords(data.recoveryCodes, 'código', 'códigos')} de recuperación.`
              : 'Con una aplicación de autenticación, quien sepa tu contraseña todavía no entra.'}
          </Text>
        </div>
        {codes ? (
          <CodesToKeep codes={codes} busy={false} onKept={kept} />
        ) : data ? (
          <SetupForm again={data.on} onDone={setCodes} />
        ) : isError ? (
          <Alert tone="error">No pudimos leer tu segundo paso. Recarga la página.</Alert>
        ) : (
          <TextSkeleton lines={3} />
        )}
      </Stack>
    </Panel>
  );
};
