import { keptPlansPage, roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { planText, type RoomPlan } from '@actual/domain/room-plan/index';
import { ApiError, connectionText, useFormAnswer, useMutation, useShell } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Stack, TextField } from '@actual/ui';
import type { FormEvent } from 'react';
import { PlanPanel, Quiet } from './plan-styles';

export const keepFormName = 'cuenta';

/** Why a plan could not be kept, in words. */
export function keepRefusal(error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'too_many_plans')
    return `Ya guardas ${roomPlanLimits.kept} planos: elimina uno en «Mis planos» o usa el nombre de uno que quieras reemplazar.`;
  if (code === 'invalid_input') return 'Escribe un nombre para tu plano.';
  if (code === 'unauthorized' || code === 'forbidden') return 'Tu sesión expiró. Entra de nuevo y guárdalo.';
  return connectionText(error) ?? 'No pudimos guardarlo. Inténtalo de nuevo.';
}

/** Keeps the plan in the account of the client who is signed in. */
export function KeepInAccount({ plan, name }: { plan: RoomPlan; name: string }) {
  const { api } = useShell();
  const answer = useFormAnswer(keepFormName);
  const keeping = useMutation({
    mutationFn: (body: { name: string; plan: string }) => api('PUT /me/plans', { body }),
  });
  const refused = keeping.isError ? keepRefusal(keeping.error) : keeping.isIdle && answer?.refused;
  // later changes are not kept yet
  const isKept = keeping.isSuccess ? keeping.variables.plan === planText(plan) : keeping.isIdle && answer?.sent;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!keeping.isPending)
      keeping.mutate({ name: String(new FormData(event.currentTarget).get('name')), plan: planText(plan) });
  };
  return (
    <PlanPanel aria-labelledby="plano-cuenta" data-noprint="">
      <h2 id="plano-cuenta">Guárdalo en tu cuenta</h2>
      <Quiet>Lo abres después en cualquier equipo. Si ya tienes un plano con ese nombre, este lo reemplaza.</Quiet>
      <form method="post" onSubmit={submit} noValidate>
        <input type="hidden" name="form" value={keepFormName} />
        <Stack gap={3}>
          <TextField
            label="Nombre del plano"
            name="name"
            autoComplete="off"
            maxLength={roomPlanLimits.nameLength}
            defaultValue={answer?.values.name ?? name}
          />
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          {isKept ? (
            <Alert tone="success" live>
              Guardamos tu plano.
            </Alert>
          ) : null}
          <Button type="submit" variant="secondary" block busy={keeping.isPending ? 'Guardando' : false}>
            Guardar en mi cuenta
          </Button>
          <LinkButton variant="link" href={keptPlansPage}>
            Ver mis planos
          </LinkButton>
        </Stack>
      </form>
    </PlanPanel>
  );
}
