import type { SessionUser } from '@actual/contracts';
import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { useFormAnswer, useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Stack, VisuallyHidden } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { OwnForm } from '../forms/OwnForm';
import { useEnter } from '../session/enter';
import { SignInForm } from '../session/SignInForm';
import { ChoiceCard } from './ChoiceCard';
import { DraftForm } from './DraftForm';
import { goOn } from './post';
import { purchaseQuery } from './register-queries';

type Choice = 'invitado' | 'registro' | 'cuenta';

/**
 * The three ways to go on with a purchase: as a guest (first and largest), by registering, or by signing in. All are on
 * the page, so that one chosen before the page is alive is there at once and a field that has the focus stays.
 */
export const RegisterChoices = ({ quotationId }: { quotationId: string }) => {
  const { api } = useShell();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(api, quotationId));
  const signedOut = purchase.hold === 'signed-out';
  const asClient = useFormAnswer('registro') !== null;
  const first: Choice = asClient ? 'registro' : signedOut ? 'cuenta' : 'invitado';
  const [choice, setChoice] = useState(first);
  const { user } = useSession();
  const enter = useEnter();
  const signedIn = (signed: SessionUser) => enter({ user: signed, quotationId });
  const way = (value: Choice) => ({
    name: 'way',
    value,
    first: first === value,
    onChoose: () => setChoice(value),
  });

  return (
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
        {...way('invitado')}
        title="Continuar como invitado"
        text="Sin contraseña. Solo lo necesario para entregarte."
        icon="truck"
        tint={1}
        large
      >
        <DraftForm kind="invitado" quotationId={quotationId} shown={choice === 'invitado'} submitText="Continuar" />
      </ChoiceCard>
      <ChoiceCard
        {...way('registro')}
        title="Registrarme"
        text="Guarda tus datos para la próxima compra."
        icon="user"
        tint={2}
      >
        <DraftForm
          kind="registro"
          quotationId={quotationId}
          shown={choice === 'registro'}
          submitText="Registrarme y continuar"
        />
      </ChoiceCard>
      <ChoiceCard
        {...way('cuenta')}
        title="Ya tengo cuenta"
        text="Entra con tu correo y contraseña."
        icon="lock"
        tint={3}
      >
        <SignInForm
          onSignedIn={signedIn}
          submitText="Entrar y continuar"
          offersPasskeys={choice === 'cuenta'}
          returnTo={`/register?${new URLSearchParams({ quotation: quotationId })}`}
        />
      </ChoiceCard>
    </Stack>
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
