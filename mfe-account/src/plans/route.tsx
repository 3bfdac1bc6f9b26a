import type { KeptPlan } from '@actual/contracts';
import { roomPlanAddress } from '@actual/contracts/facts/catalog/room-plan';
import { storeDay } from '@actual/contracts/store-day';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { EmptyState, formatDate, Grid, LinkButton, Panel, pieces, Row, Stack, Text } from '@actual/ui';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import { ChangePlan } from './ChangePlan';
import { hrefOfChange, hrefOfPlan, plansQuery } from './plans-queries';

const { title } = areaPages.plans;

const meters = (mm: number): string => (mm / 1_000).toFixed(2);

/** «4.00 m × 3.50 m · 3 piezas · Guardado el 27/nov/2026» */
function factsOf({ room, savedAt }: KeptPlan): string {
  const saved = `Guardado el ${formatDate(storeDay(new Date(savedAt)))}`;
  if (!room) return `Ya no podemos abrirlo · ${saved}`;
  return `${meters(room.width)} m × ${meters(room.depth)} m · ${pieces(room.pieces)} · ${saved}`;
}

const PlanCard = ({ plan }: { plan: KeptPlan }) => {
  const titled = `plano-${plan.id}`;
  return (
    <Panel as="article" aria-labelledby={titled}>
      <Stack gap={3}>
        <div>
          <Text as="h2" step="h4" id={titled}>
            {plan.name}
          </Text>
          <Text tone="text2">{factsOf(plan)}</Text>
        </div>
        <Row gap={5}>
          {plan.room ? (
            <LinkButton variant="secondary" href={hrefOfPlan(plan)} aria-describedby={titled}>
              Abrir
            </LinkButton>
          ) : null}
          <LinkButton variant="link" icon="edit" href={hrefOfChange(plan.id)} aria-describedby={titled}>
            Cambiar
          </LinkButton>
        </Row>
      </Stack>
    </Panel>
  );
};

/** `/user/plans`: rooms that the client drew in true scale and keeps. */
const Plans = ({ changed }: { changed: string | null }) => {
  const { data: plans } = useSuspenseQuery(plansQuery(useShell().api));
  const plan = plans.find(({ id }) => id === changed);
  const draw = <LinkButton href={roomPlanAddress.page}>Dibujar un cuarto</LinkButton>;
  return (
    <AreaScreen title={title}>
      {plan ? (
        <ChangePlan key={plan.id} plan={plan} />
      ) : plans.length === 0 ? (
        <EmptyState
          illustration="waiting"
          title="Aún no guardas planos"
          text="Dibuja tu cuarto a escala, acomoda tus piezas y guárdalo aquí para volver a él desde cualquier equipo."
          action={draw}
        />
      ) : (
        <Stack gap={5}>
          <div>{draw}</div>
          <Grid min="300px" gap={4}>
            {plans.map((one) => (
              <PlanCard key={one.id} plan={one} />
            ))}
          </Grid>
        </Stack>
      )}
    </AreaScreen>
  );
};

export { post } from './ChangePlan';

export const Component = areaPage<{ changed: string | null }>(title, Plans);
