import { ownPath } from '@actual/contracts/facts/access/own-path';
import { ApiError, type FormPost, redirect, useFormAnswer, useSearchParams } from '@actual/shell-contract';
import { LinkButton, Panel, Stack, Text, TextLink } from '@actual/ui';
import { FormPage } from '../forms/FormPage';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import { type SecondStep, secondStepOf } from '../second-factor/second-step';
import { useEnter } from '../session/enter';
import { SignInForm } from '../session/SignInForm';
import { isAsked, refusalText, type SignInAnswer, signInForm, wrongWith } from '../session/sign-in-rules';

const wayOn = (query: URLSearchParams): string => ownPath(query.get('redirectTo')) ?? '/';

/** Signs in without script; the page then asks for a second step if there is one. */
export const post: FormPost = async ({ shell: { api }, url, fields }) => {
  const [email = '', password = '', code = ''] = ['email', 'password', 'code'].map((name) =>
    String(fields.get(name) ?? ''),
  );
  const errors = wrongWith(email, password);
  const answer = { form: signInForm, sent: false, values: { email }, errors };
  if (Object.keys(errors).length > 0) return answer;
  try {
    const body = { email: email.trim(), password, code: code.trim() || undefined };
    const { recoveryCodes: codes } = await api('POST /auth/signin', { body });
    if (!codes) return redirect(wayOn(url.searchParams), 303);
    return { ...answer, sent: true, more: { step: null, codes } satisfies SignInAnswer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const before: SecondStep = code ? { kind: 'code' } : null;
    const more: SignInAnswer = { step: secondStepOf(error, before) };
    return { ...answer, refused: isAsked(error) ? undefined : refusalText(error), more };
  }
};

/** `/entrar`: signing in, for browsers that open no panel. */
export const Component = () => {
  const [query] = useSearchParams();
  const answer = useFormAnswer(signInForm);
  const enter = useEnter();
  const to = wayOn(query);
  const codes = (answer?.more as SignInAnswer | null | undefined)?.codes;
  return (
    <FormPage narrow title="Entra a tu cuenta" lead="Con tu correo y contraseña.">
      <Panel>
        {codes ? (
          <Stack gap={4}>
            <RecoveryCodes codes={codes} />
            <LinkButton href={to} block>
              Ya los guardé
            </LinkButton>
          </Stack>
        ) : (
          <SignInForm
            offersPasskeys
            returnTo={to}
            onSignedIn={(user) => enter({ user, quotationId: null, redirectTo: to })}
            footer={
              <Text step="small" tone="text2">
                ¿Eres nuevo? <TextLink href="/register">Crea tu cuenta</TextLink>
              </Text>
            }
          />
        )}
      </Panel>
    </FormPage>
  );
};
