import type { KeptPlan } from '@actual/contracts';
import { keptPlansPage, roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import {
  ApiError,
  type FormPost,
  redirect,
  useNavigate,
  useQueryClient,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { Alert, Button, LinkButton, Panel, Stack, Text, TextField } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { answerForm, type FormRules, postOfForms } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { changedPlanOf, plansQuery } from './plans-queries';

interface NameFields {
  name: string;
}
const naming: FormRules<NameFields> = {
  name: 'nombre',
  labels: { name: 'Nombre del plano' },
  check: (_field, value) => (value.trim() ? true : requiredText),
  words: {
    plan_name_taken: { name: reviewText('Nombre del plano', 'Ya tienes un plano con ese nombre.') },
    not_found: 'Este plano ya no está en tu cuenta.',
  },
};
const dropping: FormRules<Record<string, never>> = { name: 'eliminar', labels: {}, check: () => true };

type Api = ReturnType<typeof useShell>['api'];
/** One that another tab dropped is gone, as it was meant to be. */
const drop = (api: Api, id: string) =>
  api('DELETE /me/plans/{id}', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  });

/** The same without script. */
export const post: FormPost = postOfForms({
  [naming.name]: ({ shell: { api }, url, fields }) =>
    answerForm(naming, fields, async ({ name }) => {
      const id = changedPlanOf(url.searchParams) ?? '';
      await api('PUT /me/plans/{id}', { params: { id }, body: { name } });
      return redirect(keptPlansPage, 303);
    }),
  [dropping.name]: ({ shell: { api }, url, fields }) =>
    answerForm(dropping, fields, async () => {
      await drop(api, changedPlanOf(url.searchParams) ?? '');
      return redirect(keptPlansPage, 303);
    }),
});

/** Another name for a plan, or its end. */
export const ChangePlan = ({ plan }: { plan: KeptPlan }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const params = { id: plan.id };
  const over = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: plansQuery(api).queryKey });
    toast({ tone: 'success', title });
    await navigate(keptPlansPage);
  };
  const { form, field } = useOwnForm(naming, { name: plan.name });
  const renaming = useSend(form, {
    ...naming,
    send: async ({ name }) => {
      await api('PUT /me/plans/{id}', { params, body: { name } });
      await over('Información actualizada');
    },
  });
  const ending = useForm<Record<string, never>>();
  const dropped = useSend(ending, {
    ...dropping,
    send: async () => {
      await drop(api, plan.id);
      await over('Información eliminada');
    },
  });
  return (
    <Stack gap={5}>
      <Panel as="section" aria-labelledby="plano">
        <OwnForm name={naming.name} onSubmit={renaming.submit}>
          <Stack gap={5}>
            <Text as="h2" step="h4" id="plano">
              Cambiar nombre
            </Text>
            <TextField {...field('name')} required autoComplete="off" maxLength={roomPlanLimits.nameLength} />
            <SubmitRow
              words="Guardar nombre"
              busy={renaming.isPending ? 'Guardando' : false}
              refused={renaming.refused}
            />
          </Stack>
        </OwnForm>
      </Panel>
      <Panel as="section" aria-labelledby="fin">
        <OwnForm name={dropping.name} onSubmit={dropped.submit}>
          <Stack gap={4}>
            <Text as="h2" step="h4" id="fin">
              {`Eliminar «${plan.name}»`}
            </Text>
            <Text tone="text2">Ya no lo encontrarás en tu cuenta. Las ligas que compartiste siguen abriéndolo.</Text>
            {dropped.refused ? (
              <Alert tone="error" live>
                {dropped.refused}
              </Alert>
            ) : null}
            <div>
              <Button type="submit" variant="secondary" icon="trash" busy={dropped.isPending ? 'Eliminando' : false}>
                Eliminar plano
              </Button>
            </div>
          </Stack>
        </OwnForm>
      </Panel>
      <div>
        <LinkButton variant="link" href={keptPlansPage}>
          Cancelar
        </LinkButton>
      </div>
    </Stack>
  );
};
