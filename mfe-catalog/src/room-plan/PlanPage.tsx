import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { placeFor, planFaults, type RoomPlan, wantedOf, warningsOf } from '@actual/domain/room-plan/index';
import {
  hydrateLazily,
  keepPreviousData,
  useLoaderData,
  useNavigate,
  useQuery,
  useSearchParams,
  useSession,
  useShell,
  useZipcode,
} from '@actual/shell-contract';
import { Alert, Breadcrumbs, Button, Container, Stack, TwoColumns } from '@actual/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Head } from '../shared/head';
import { ListTitle } from '../shared/ListTitle';
import { PrintSheet } from '../shared/PrintSheet';
import { ShareLinks } from '../shared/ShareLinks';
import { AddPieces } from './AddPieces';
import { drawnPieces, missingOf, withProducts } from './drawn';
import type { LoadedPlan } from './loader';
import { PieceList } from './PieceList';
import { PlanSheet } from './PlanSheet';
import { planHref, readPlanAddress } from './plan-address';
import { type Findable, type PlanProduct, piecesToBuy, planDaysQuery, planProductsQuery } from './plan-products';
import { PlanActions, PlanPanel, Quiet, Unscripted } from './plan-styles';
import { RoomForm } from './RoomForm';
import { PlanScene } from './scene/PlanScene';
import { usePlan } from './use-plan';

// an empty plan of a guest shows neither
const RoomTotal = hydrateLazily(
  async () => (await import(/* webpackChunkName: "plan-more" */ '../rooms/RoomTotal')).RoomTotal,
);
const KeepInAccount = hydrateLazily(
  async () => (await import(/* webpackChunkName: "plan-more" */ './KeepInAccount')).KeepInAccount,
);

const trail = [{ label: 'Inicio', href: '/' }, { label: 'Mi cuarto' }];
const totalWords = { title: 'Todo junto', from: 'del plano', what: 'todo' };
const none: readonly PlanProduct[] = [];
const text = 'Dibuja tu cuarto con sus medidas y acomoda las piezas a su tamaño real, antes de comprarlas.';

/** `/plano`: a room in true scale, with pieces of the store in it. */
export function PlanPage() {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const { user } = useSession();
  const zipcode = useZipcode();
  const { asked } = useLoaderData<LoadedPlan>();
  const [search] = useSearchParams();
  const address = useMemo(() => readPlanAddress(search), [search]);
  const state = usePlan(address);
  const [chosen, setChosen] = useState<number | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // on a phone the drawing is out of sight where pieces are added and listed
  const show = (at: number) => {
    setChosen(at);
    sheet.current?.scrollIntoView({ block: 'nearest' });
  };
  const [refused, setRefused] = useState<string | null>(null);
  const [name] = useState(address.name ?? 'Mi cuarto');
  const wanted = wantedOf(state.plan);
  const ids = [...new Set([...wanted.map(({ id }) => id), ...asked])];
  const {
    data: products = none,
    isError,
    isPlaceholderData,
    isSuccess,
    refetch,
  } = useQuery({
    ...planProductsQuery(api, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const isReady = ids.length === 0 || (isSuccess && !isPlaceholderData);
  // what the address asks for is shown at once, and kept as soon as the page is alive
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const isAsking = asked.length > 0 && taken !== asked && isReady;
  const plan = useMemo(
    () => (isAsking ? withProducts(state.plan, missingOf(state.plan, asked), products) : state.plan),
    [isAsking, state.plan, asked, products],
  );
  useEffect(() => {
    if (!isAsking) return;
    setTaken(asked);
    if (plan !== state.plan) state.change(plan);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  });

  const pieces = useMemo(() => drawnPieces(plan, products), [plan, products]);
  const warnings = useMemo(() => warningsOf(plan, pieces), [plan, pieces]);
  const { data: days } = useQuery({
    ...planDaysQuery(api, wanted, zipcode.value?.id ?? ''),
    enabled: zipcode.value !== null && wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  const change = (next: RoomPlan) => {
    setRefused(null);
    state.change(next);
  };
  const add = async ({ id, name }: Findable) => {
    if (plan.pieces.length >= roomPlanLimits.pieces) return setRefused(planFaults.too_many_pieces);
    if (!ids.includes(id) && ids.length >= roomPlanLimits.products) return setRefused(planFaults.too_many_products);
    try {
      const found = await queryClient.fetchQuery(planProductsQuery(api, [...new Set([...ids, id])]));
      const next = withProducts(plan, [id], found);
      if (next === plan)
        return setRefused(`No sabemos todas las medidas de ${name}: no podemos dibujar esa pieza a escala.`);
      change(next);
      show(next.pieces.length - 1);
    } catch {
      setRefused('No pudimos traer esa pieza. Revisa tu conexión e inténtalo de nuevo.');
    }
  };
  return (
    <Container>
      <Head title="Mi cuarto a escala" description={text} canonical="/plano" />
      <div data-noprint="">
        <Breadcrumbs items={trail} />
        <ListTitle title="Mi cuarto a escala" text={text} />
      </div>
      <TwoColumns
        sticky={false}
        aside={
          <Stack gap={5}>
            <AddPieces
              refused={refused}
              onProduct={(found) => void add(found)}
              onThing={(thing, size) => {
                if (plan.pieces.length >= roomPlanLimits.pieces) return setRefused(planFaults.too_many_pieces);
                const kind = { kind: thing, ...size };
                change({ ...plan, pieces: [...plan.pieces, { ...placeFor(kind, plan, pieces), thing, size }] });
                show(plan.pieces.length);
              }}
            />
            {plan.pieces.length > 0 ? (
              <PieceList
                plan={plan}
                room={plan.room}
                pieces={pieces}
                warnings={warnings}
                chosen={chosen}
                onChoose={show}
                onChange={change}
              />
            ) : null}
            {wanted.length > 0 ? (
              <div data-noprint="">
                <RoomTotal
                  pieces={piecesToBuy(products, wanted, zipcode.value ? days : undefined)}
                  words={totalWords}
                />
              </div>
            ) : null}
          </Stack>
        }
        foot={
          <Stack gap={5}>
            <PlanPanel aria-labelledby="plano-cuarto" data-noprint="">
              <h2 id="plano-cuarto">Tu cuarto</h2>
              <Quiet>
                Mide de pared a pared, en centímetros. Las paredes se numeran como las manecillas del reloj.
              </Quiet>
              <RoomForm plan={plan} onChange={change} />
            </PlanPanel>
            <PlanActions>
              <ShareLinks title="Mi cuarto a escala" href={planHref(plan)} />
              <PrintSheet href="/plano">Imprimir a escala</PrintSheet>
            </PlanActions>
            {user && isShopperRole(user.role) && !user.invited ? <KeepInAccount plan={plan} name={name} /> : null}
          </Stack>
        }
      >
        <Stack gap={5}>
          {address.fault ? <Alert tone="error">{planFaults[address.fault]}</Alert> : null}
          {state.isShared ? (
            <>
              <Unscripted $not data-noprint="">
                <Alert
                  tone="info"
                  action={
                    <Button variant="link" onClick={state.adopt}>
                      Guardarlo como mi plano
                    </Button>
                  }
                >
                  {address.name
                    ? `Es «${address.name}», de tu cuenta. Lo que cambies se guarda cuando lo guardas en ella.`
                    : state.hasOwn
                      ? 'Es un plano compartido. El tuyo sigue guardado: lo que cambies aquí no lo toca.'
                      : 'Es un plano compartido. Guárdalo para seguir con él después.'}
                </Alert>
              </Unscripted>
              <Unscripted>
                <Quiet>Tu plano está en la dirección de esta página: guárdala para volver a él o compártela.</Quiet>
              </Unscripted>
            </>
          ) : null}
          {state.isBlocked ? (
            <Alert tone="warning">Tu navegador no guarda datos: comparte la liga del plano para no perderlo.</Alert>
          ) : null}
          {isError ? (
            <Alert
              tone="error"
              action={
                <Button variant="link" onClick={() => void refetch()}>
                  Reintentar
                </Button>
              }
            >
              No pudimos traer las piezas. Tu plano sigue guardado.
            </Alert>
          ) : null}
          <PlanSheet
            ref={sheet}
            plan={plan}
            pieces={pieces}
            warnings={warnings}
            chosen={chosen}
            onChoose={setChosen}
            onChange={change}
            onUndo={state.canUndo ? state.undo : null}
          />
          <PlanScene plan={plan} pieces={pieces} />
        </Stack>
      </TwoColumns>
    </Container>
  );
}
