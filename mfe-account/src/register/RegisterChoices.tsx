import type { SessionUser } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/roles';
import { useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Stack, VisuallyHidden } from '@actual/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useEnter } from '../session/enter';
import { SignInForm } from '../session/SignInForm';
import { ChoiceCard } from './ChoiceCard';
import { DraftForm } from './DraftForm';
import type { Draft } from './field-rules';
import { purchaseQuery } from './register-queries';
import { useRegister } from './use-register';

type Choice = 'guest' | 'register' | 'account';

/**
 * The three ways to go on with a purchase: as a guest (first and largest), by registering, or by signing in. Guest and
 * registration fill the same draft, so what was typed in one is there in the other.
 */
export const RegisterChoices = ({ quotationId }: { quotationId: string }) => {
  const { api } = useShell();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(api, quotationId));
  const signedOut = purchase.hold === 'signed-out';
  const [choice, setChoice] = useState<Choice>(signedOut ? 'account' : 'guest');
  const { user } = useSession();
  // without default values: what was typed before the page came alive stays
  const form = useForm<Draft>({ mode: 'onTouched' });
  const registration = useRegister(form, quotationId);
  const enter = useEnter();
  const choose = (next: Choice) => () => {
    setChoice(next);
    registration.reset();
  };
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
          <ContinueAs name={user.invited ? 'Invitado' : user.firstName} quotationId={quotationId} />
        ) : null}
        <ChoiceCard
          name="way"
          value="guest"
          title="Continuar como invitado"
          text="Sin contraseña. Solo lo necesario para entregarte."
          icon="truck"
          tint={1}
          large
          chosen={choice === 'guest'}
          onChoose={choose('guest')}
        >
          {choice === 'guest' ? <DraftForm kind="guest" registration={registration} submitText="Continuar" /> : null}
        </ChoiceCard>
        <ChoiceCard
          name="way"
          value="client"
          title="Registrarme"
          text="Guarda tus datos para la próxima compra."
          icon="user"
          tint={2}
          chosen={choice === 'register'}
          onChoose={choose('register')}
        >
          {choice === 'register' ? (
            <DraftForm kind="client" registration={registration} submitText="Registrarme y continuar" />
          ) : null}
        </ChoiceCard>
        <ChoiceCard
          name="way"
          value="account"
          title="Ya tengo cuenta"
          text="Entra con tu correo y contraseña."
          icon="lock"
          tint={3}
          chosen={choice === 'account'}
          onChoose={choose('account')}
        >
          <SignInForm onSignedIn={signedIn} submitText="Entrar y continuar" />
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
  const go = async () => {
    if (!user) return;
    setBusy(true);
    await enter({ user, quotationId }).finally(() => setBusy(false));
  };
  return (
    <Button variant="buy" size="l" busy={busy ? 'Un momento' : false} onClick={() => void go()}>
      {`Continuar como ${name}`}
    </Button>
  );
};
