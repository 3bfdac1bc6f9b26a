import type { SessionUser } from '@actual/contracts';
import { signInRefusals } from '@actual/contracts/facts/sign-in';
import { isEmail } from '@actual/contracts/rules';
import { ApiError, connectionText, useMutation, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Text, TextField, TextLink } from '@actual/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { emailText, requiredText } from '../forms/texts';
import { PasswordField } from './PasswordField';

type Wrong = Partial<Record<'email' | 'password', string>>;

function wrongWith(email: HTMLInputElement, password: string): Wrong {
  const wrong: Wrong = {};
  if (!email.value.trim()) wrong.email = requiredText;
  else if (!isEmail(email.value.trim())) wrong.email = emailText;
  if (!password) wrong.password = requiredText;
  return wrong;
}

const texts: Partial<Record<string, string>> = signInRefusals;
const refusalText = (error: Error): string =>
  connectionText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? 'Error al iniciar sesión';

export interface SignInFormProps {
  /** What follows; the form shows its spinner until then. */
  onSignedIn: (user: SessionUser) => Promise<void>;
  submitText?: string;
  footer?: ReactNode;
}

/** Email and password, with what is wrong said in place; nothing typed is lost. */
export const SignInForm = ({ onSignedIn, submitText = 'Entrar', footer }: SignInFormProps) => {
  const { api, stores } = useShell();
  const [wrong, setWrong] = useState<Wrong>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const { user } = await api('POST /auth/signin', { body });
      await onSignedIn(user);
    },
    onError: () => password.current?.focus(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn.isPending || !email.current || !password.current) return;
    const found = wrongWith(email.current, password.current.value);
    setWrong(found);
    signIn.reset();
    if (found.email) email.current.focus();
    else if (found.password) password.current.focus();
    else signIn.mutate({ email: email.current.value.trim(), password: password.current.value });
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          ref={email}
          label="Correo"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
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
        {signIn.isError ? (
          <Alert tone="error" live>
            {refusalText(signIn.error)}
          </Alert>
        ) : null}
        <Button type="submit" block busy={signIn.isPending ? 'Entrando' : false}>
          {submitText}
        </Button>
        {footer}
      </Stack>
    </form>
  );
};
