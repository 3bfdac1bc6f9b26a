import type { SessionUser } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { useFormAnswer, useSearchParams, useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Stack, VisuallyHidden } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { OwnForm } from '../forms/OwnForm';
import { useOwnForm } from '../forms/use-own-form';
import { useEnter } from '../session/enter';
import { SignInForm } from '../session/SignInForm';
import { ChoiceCard } from './ChoiceCard';
import { DraftForm } from './DraftForm';
import { goOn, registerRules } from './post';
import { purchaseQuery } from './register-queries';
import { useRegister } from './use-register';

const choices = ['invitado', 'registro', 'cuenta'] as const;
type Choice = (typeof choices)[number];

/**
 * The three ways to go on with a purchase: as a guest (first and largest), by registering, or by signing in. Guest and
 * registration fill the same draft, so text typed in one is there in the other.
 */
export const RegisterChoices = ({ quotationId }: { quotationId: string }) => {
  const { api } = useShell();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(api, quotationId));
  const signedOut = purchase.hold === 'signed-out';
  const [query] = useSearchParams();
  const asClient = useFormAnswer('registro') !== null;
  const [choice, setChoice] = useState<Choice>(
    // an address that names it stands for the press where no script runs
    () =>
      choices.find((one) => one === query.get('forma')) ?? (asClient ? 'registro' : signedOut ? 'cuenta' : 'invitado'),
  );
  const { user } = useSession();
  // no default values, so fields typed before hydration stay
  const { form } = useOwnForm(registerRules(asClient ? 'registro' : 'invitado'));
  const registration = useRegister(form, quotationId);
  const enter = useEnter();
  const choose = (next: Choice) => () => {
    setChoice(next);
    registration.reset();
  };
  const chooseHref = (forma: Choice) => `/register?${new URLSearchParams({ quotation: quotationId, forma })}`;
  const signedIn = (signed: SessionUser) => enter({ user: signed, quotationId });

  return (
    <FormProvider {...form}>
      <Stack as="fieldset" gap={4}>
        <VisuallyHidden as="legend">¿Cómo quieres seguir?</VisuallyHidden>
        {signedOut ? (
          <Alert tone="info" title="Tu sesión expiró">
            Entra de nuevo para seguir con tu compra.
          </Alert>
        ) : null}
        {user && isShopperRole(user.role) ? (
          <ContinueAs name={user.invited ? 'Invitado' : user.firstName || user.email} quotationId={quotationId} />
        ) : null}
        <ChoiceCard
          name="way"
          value="invitado"
          title="Continuar como invitado"
          text="Sin contraseña. Solo lo necesario para entregarte."
          icon="truck"
          tint={1}
          large
          chosen={choice === 'invitado'}
          onChoose={choose('invitado')}
          chooseHref={chooseHref('invitado')}
        >
          {choice === 'invitado' ? (
            <DraftForm kind="invitado" registration={registration} submitText="Continuar" />
          ) : null}
        </ChoiceCard>
        <ChoiceCard
          name="way"
          value="registro"
          title="Registrarme"
          text="Guarda tus datos para la próxima compra."
          icon="user"
          tint={2}
          chosen={choice === 'registro'}
          onChoose={choose('registro')}
          chooseHref={chooseHref('registro')}
        >
          {choice === 'registro' ? (
            <DraftForm kind="registro" registration={registration} submitText="Registrarme y continuar" />
          ) : null}
        </ChoiceCard>
        <ChoiceCard
          name="way"
          value="cuenta"
          title="Ya tengo cuenta"
          text="Entra con tu correo y contraseña."
          icon="lock"
          tint={3}
          chosen={choice === 'cuenta'}
          onChoose={choose('cuenta')}
          chooseHref={chooseHref('cuenta')}
        >
          <SignInForm
            onSignedIn={signedIn}
            submitText="Entrar y continuar"
            offersPasskeys={choice === 'cuenta'}
            returnTo={`/register?${new URLSearchParams({ quotation: quotationId })}`}
          />
        </ChoiceCard>
      </Stack>
    </FormProvider>
  );
};

/** For somebody signed in whose quotation is nobody's yet. */
const ContinueAs = ({ name, quotationId }: { name: string; quotationId: string }) => {
  const enter = useEnter();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!user) return;
    setBusy(true);
    await enter({ user, quotationId }).finally(() => setBusy(false));
  };
  return (
    <OwnForm name={goOn} onSubmit={(event) => void go(event)}>
      <Button type="submit" variant="buy" size="l" block busy={busy ? 'Un momento' : false}>
        {`Continuar como ${name}`}
      </Button>
    </OwnForm>
  );
};
