import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import {
  type PlanFault,
  placeFor,
  planFaults,
  planText,
  type RoomPlan,
  wantedOf,
} from '@actual/domain/room-plan/index';
import { type FormAnswer, type FormPost, type Redirect, redirect, type ShellApi } from '@actual/shell-contract';
import { addFormName, thingFormName } from './AddPieces';
import { drawnPieces, withProducts } from './drawn';
import { keepFormName, keepRefusal } from './KeepInAccount';
import { planHref, planOf, readPlanAddress } from './plan-address';
import { type Changed, type Fields, roomFields, thingOf, withoutPiece, withPlace, withRoom } from './plan-fields';
import { piecesFoundQuery, planProductsQuery } from './plan-products';

type Shell = Pick<ShellApi, 'api' | 'queryClient'>;

/** The plan with the first piece that a name or code finds, or a sentence that says why there is none. */
async function added(plan: RoomPlan, term: string, { api, queryClient }: Shell): Promise<RoomPlan | string> {
  if (plan.pieces.length >= roomPlanLimits.pieces) return planFaults.too_many_pieces;
  const [found] = term.length > 1 ? await queryClient.fetchQuery(piecesFoundQuery(api, term)) : [];
  if (!found) return 'No encontramos piezas con ese nombre. Prueba con otra palabra o con su código.';
  const ids = [...new Set([...wantedOf(plan).map(({ id }) => id), found.id])];
  if (ids.length > roomPlanLimits.products) return planFaults.too_many_products;
  const next = withProducts(plan, [found.id], await queryClient.fetchQuery(planProductsQuery(api, ids)));
  return next === plan ? `No sabemos todas las medidas de ${found.name}: no podemos dibujar esa pieza a escala.` : next;
}

/** The plan with the pieces where the fields say, one after the other. */
async function moved(plan: RoomPlan, fields: Fields, { api, queryClient }: Shell): Promise<Changed> {
  const removed = Number(fields.remove ?? Number.NaN);
  if (Number.isInteger(removed)) return { plan: withoutPiece(plan, removed) };
  const ids = wantedOf(plan).map(({ id }) => id);
  const products = await queryClient.fetchQuery(planProductsQuery(api, ids));
  return drawnPieces(plan, products).reduce<Changed>(
    (so, piece) => ('fault' in so ? so : withPlace(so.plan, piece, fields)),
    { plan },
  );
}

async function changed(plan: RoomPlan, form: string, fields: Fields, shell: Shell): Promise<Changed | string> {
  if (form === addFormName) {
    const next = await added(plan, (fields.term ?? '').trim().slice(0, 80), shell);
    return typeof next === 'string' ? next : { plan: next };
  }
  if (form === thingFormName) {
    const read = thingOf(fields);
    if ('fault' in read) return read;
    if (plan.pieces.length >= roomPlanLimits.pieces) return { fault: 'too_many_pieces' };
    const ids = wantedOf(plan).map(({ id }) => id);
    const products = await shell.queryClient.fetchQuery(planProductsQuery(shell.api, ids));
    const place = placeFor({ kind: read.thing, ...read.size }, plan, drawnPieces(plan, products));
    return { plan: { ...plan, pieces: [...plan.pieces, { ...place, ...read }] } };
  }
  return form === 'cuarto' ? withRoom(plan, { ...roomFields(plan), ...fields }) : moved(plan, fields, shell);
}

/** Keeps the plan of the address in the sender's account. */
async function kept(plan: RoomPlan, name: string, { api }: Shell): Promise<FormAnswer> {
  const answer = { form: keepFormName, values: { name }, errors: {} };
  try {
    await api('PUT /me/plans', { body: { name, plan: planText(plan) } });
    return { ...answer, sent: true };
  } catch (error) {
    return { ...answer, sent: false, refused: keepRefusal(error) };
  }
}

/** Changes the plan of the address by a form that a browser without script sent, and leads to the address of the new one. */
export const postPlan: FormPost = async ({ shell, url, fields }): Promise<FormAnswer | Redirect> => {
  const { form = '', ...values } = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 80)]] : [])),
  ) as Record<string, string>;
  if (form === keepFormName) return kept(planOf(readPlanAddress(url.searchParams)), values.name ?? '', shell);
  const next = await changed(planOf(readPlanAddress(url.searchParams)), form, values, shell);
  const said = typeof next === 'string' ? next : 'fault' in next ? planFaults[next.fault satisfies PlanFault] : null;
  if (said !== null) return { form, sent: false, values, errors: {}, refused: said };
  return typeof next === 'object' && 'plan' in next ? redirect(planHref(next.plan), 303) : redirect('/plano', 303);
};
