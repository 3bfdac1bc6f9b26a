import { sizesOf } from '@actual/contracts/facts/catalog/measures';
import { documentName, storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { isRound, kindOf, wantedOf } from '@actual/domain/room-plan/index';
import { useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../../fields/controls';
import { useAction } from '../../fields/use-action';
import { Note, narrow } from '../../layout/StaffPage';
import type { ContentOf } from '../editors/editor';
import { TextField } from '../editors/ItemList';
import { refusedText } from '../editors/PicturePick';
import { drawPlan } from './draw-plan';
import { type PlanProducts, piecesOfPlan, planOfLink } from './room-of-plan';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    > label {
      width: 100%;
    }
  }
  [role='alert'] {
    grid-column: 1 / -1;
    color: var(--d-bad);
    font-weight: 600;
  }
  [role='status'] {
    grid-column: 1 / -1;
  }
`;

/** A message for the person, known before any call. */
class Said extends Error {}

/** What a plan gives a room. */
export interface FoundRoom extends Pick<ContentOf<'rooms'>['rooms'][number], 'pieces'> {
  /** Stem of its drawing; null where none could be made. */
  picture: string | null;
  /** Names of the products by their codes. */
  names: ReadonlyMap<string, string>;
}

function doneWords({ room, left }: { room: FoundRoom; left: number }): string {
  const done = room.picture
    ? 'Productos y dibujo listos.'
    : 'Productos listos. El dibujo no se pudo hacer: sube una imagen.';
  if (left === 0) return done;
  return `${done} ${left === 1 ? 'Un producto ya no se vende y quedó fuera' : `${left} productos ya no se venden y quedaron fuera`}.`;
}

/** Fills a room from a planner's link: its products with their points, and a drawing in true scale. */
export const FromPlan = ({ onFound }: { onFound: (room: FoundRoom) => void }) => {
  const { api, brand } = useShell();
  const [link, setLink] = useState('');
  const bring = useAction({
    mutationFn: async () => {
      const plan = planOfLink(link);
      if (typeof plan === 'string') throw new Said(plan);
      const wanted = wantedOf(plan);
      if (wanted.length === 0) throw new Said('Ese plano no tiene productos de la tienda.');
      const body = { ids: wanted.map(({ id }) => id), populate_fields: ['dimensions', 'Categories'] };
      const cards = await api('POST /product/multiplefindbyids/', { body });
      const products: PlanProducts = new Map(
        cards.map(({ id, ItemCode: itemCode, Name, color, dimensions = [], Categories = [] }) => {
          const { width, depth } = sizesOf(dimensions);
          const named = { Name, Categories };
          const size = { width: (width ?? 0) * 10, depth: (depth ?? 0) * 10 };
          return [id, { itemCode, kind: kindOf(named), round: isRound(named), color: color?.Code ?? null, ...size }];
        }),
      );
      const pieces = piecesOfPlan(plan, products);
      if (pieces.length === 0) throw new Said(`${brand.name} no vende los productos de ese plano.`);
      if (pieces.length > storefrontLimits.roomProducts)
        throw new Said(`Una estancia lleva ${storefrontLimits.roomProducts} productos a lo más.`);
      const file = await drawPlan(plan, products);
      const params = { document: documentName('rooms', brand.site) };
      const kept = file && (await api('POST /storefront/{document}/picture', { params, file }));
      const room: FoundRoom = {
        pieces,
        names: new Map(cards.map(({ ItemCode, Name }) => [ItemCode, Name])),
        picture: kept?.picture ?? null,
      };
      return { room, left: wanted.length - pieces.length };
    },
    onSuccess: ({ room }) => onFound(room),
  });
  const wrong = bring.error instanceof Said ? bring.error.message : refusedText(bring.error);
  return (
    <Line>
      <TextField
        label="Liga de un plano"
        placeholder="https://…/plano?plano=…"
        value={link}
        autoComplete="off"
        onText={setLink}
      />
      <QuietButton
        type="button"
        aria-busy={bring.isPending}
        disabled={link.trim() === ''}
        onClick={() => bring.mutate()}
      >
        Traer del plano
      </QuietButton>
      {bring.isPending ? <Note role="status">Trayendo…</Note> : null}
      {bring.isError ? <p role="alert">{wrong}</p> : null}
      {bring.isSuccess ? <Note role="status">{doneWords(bring.data)}</Note> : null}
    </Line>
  );
};
