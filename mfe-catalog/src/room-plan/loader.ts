import { wantedOf } from '@actual/domain/room-plan/index';
import { ApiError, type LoaderArgs, type ShellApi } from '@actual/shell-contract';
import { roomQuery } from '../rooms/room-queries';
import { type AskedPlan, planOf, readPlanAddress } from './plan-address';
import { planProductsQuery } from './plan-products';

/** What an address asks to be put into the plan: ids of products, one for each piece. */
export interface LoadedPlan {
  readonly asked: readonly string[];
}

/** Pieces that the plan gets of one line at most: a quotation of forty chairs is not one room. */
const mostOfLine = 12;

const times = (id: string, quantity: number): string[] => Array<string>(Math.min(quantity, mostOfLine)).fill(id);

/** The products of a quotation, a room or a link; none of what is gone or somebody else's. */
async function askedOf({ product, quotation, room }: AskedPlan, { api, queryClient }: ShellApi): Promise<string[]> {
  try {
    if (product) return [product];
    if (quotation) {
      const { Details } = await api('POST /quotation/findbyid/{id}', { params: { id: quotation } });
      return Details.flatMap((line) => times(line.Product.id, line.quantity));
    }
    if (!room) return [];
    const { pieces } = await queryClient.ensureQueryData(roomQuery(api, room));
    return pieces.flatMap(({ id, quantity, choices }) => times(choices[0]?.id ?? id, quantity));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** The products of the plan that the address carries, and what it asks for besides. */
export async function loader({ url, shell }: LoaderArgs): Promise<LoadedPlan> {
  const read = readPlanAddress(url.searchParams);
  const asked = await askedOf(read, shell);
  const ids = [...new Set([...wantedOf(planOf(read)).map(({ id }) => id), ...asked])];
  await shell.queryClient.ensureQueryData(planProductsQuery(shell.api, ids));
  return { asked };
}
