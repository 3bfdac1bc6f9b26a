import type { SessionUser } from '@actual/contracts';
import { useFormAnswer, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Text, TextField, TextLink } from '@actual/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { OwnForm } from '../forms/OwnForm';
import { usePasskey } from '../passkeys/use-passkey';
import { CodesToKeep } from '../second-factor/RecoveryCodes';
import { SecondStepFields } from '../second-factor/SecondStepFields';
import { PasswordField } from './PasswordField';
import { signInHref } from './sign-in-page';
import { isAsked, refusalText, type SignInAnswer, signInForm, type Wrong, wrongWith } from './sign-in-rules';
import { useSignIn } from './use-sign-in';
import { WithScript } from './WithScript';

export interface SignInFormProps {
  /** Runs after the sign-in; the form shows its spinner until it is done. */
  onSignedIn: (user: SessionUser) => Promise<void>;
  submitText?: string;
  footer?: ReactNode;
  /** Where to go on, where no script runs. */
  returnTo: string;
  /** Whether passkeys are offered where the e-mail is typed. */
  offersPasskeys: boolean;
}

/** Email and password, or a passkey, with errors shown in place; nothing typed is lost. */
export const SignInForm = ({
  onSignedIn,
  submitText = 'Entrar',
  footer,
  returnTo,
  offersPasskeys,
}: SignInFormProps) => {
  const { stores } = useShell();
  const answer = useFormAnswer(signInForm);
  const [wrong, setWrong] = useState<Wrong>(answer?.errors ?? {});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const signIn = useSignIn(onSignedIn, {
    step: (answer?.more as SignInAnswer | null | undefined)?.step ?? null,
    onRefused: () => (code.current ?? password.current)?.focus(),
  });
  const passkey = usePasskey(offersPasskeys && !signIn.isPending, onSignedIn);
  const error = signIn.error ?? passkey.error;
  const refused = error ? !isAsked(error) && refusalText(error) : signIn.isIdle && answer?.refused;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn.isPending || passkey.isPending || !email.current || !password.current) return;
    const found = wrongWith(email.current.value, password.current.value);
    setWrong(found);
    signIn.forget();
    passkey.forget();
    if (found.email) email.current.focus();
    else if (found.password) password.current.focus();
    else {
      const typed = code.current?.value.trim();
      signIn.send({
        email: email.current.value.trim(),
        password: password.current.value,
        code: typed || undefined,
      });
    }
  };

  if (signIn.recovery) return <CodesToKeep {...signIn.recovery} />;
  return (
    <OwnForm name={signInForm} action={signInHref(returnTo)} onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          ref={email}
          label="Correo"
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          spellCheck={false}
          defaultValue={answer?.values.email}
          error={wrong.email}
        />
        <PasswordField
          ref={password}
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          error={wrong.password}
        />
        <Text step="small">
          <TextLink href="/forgot-password" onClick={() => stores.notices.getState().open(null)}>
            ¿Olvidaste tu contraseña?
          </TextLink>
        </Text>
        {signIn.step ? <SecondStepFields step={signIn.step} code={code} /> : null}
        {refused ? (
          <Alert tone="error" live>
            {refused}
          </Alert>
        ) : null}
        <Button type="submit" block busy={signIn.isPending ? 'Entrando' : false}>
          {submitText}
        </Button>
        <WithScript>
          <Button
            variant="secondary"
            block
            busy={passkey.isPending ? 'Esperando tu llave' : false}
            onClick={() => {
              signIn.forget();
              setWrong({});
              passkey.ask();
            }}
          >
            Entrar con llave de acceso
          </Button>
        </WithScript>
        {footer}
      </Stack>
    </OwnForm>
  );
};
