import type { Product, ProductPassage } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { lazyPart, useLocation, useQuery, useShell } from '@actual/shell-contract';
import { Button, Icon } from '@actual/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useWayIn } from './use-way-in';
import { passageQuery } from './way-in-query';

const WayInDialog = lazyPart(async () => (await import(/* webpackChunkName: "way-in" */ './WayInDialog')).WayInDialog);

const Box = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  h3 { font: inherit; font-weight: 600; }
  p { color: var(--c-text-2); max-width: 41em; }
  p[data-answer] { display: flex; gap: 10px; align-items: flex-start; color: var(--c-text); }
  p[data-answer] svg { flex: none; margin-top: calc((1lh - 20px) / 2); color: var(--c-text-2); }
  p[data-answer='yes'] svg { color: var(--c-success); }
  p[data-answer='tight'] svg { color: var(--c-warning); }
  p[data-answer='no'] svg { color: var(--c-error); }
`;
const icons = { yes: 'check-circle', tight: 'warning', no: 'error', unknown: 'ruler' } as const;
const size = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
  `${width} × ${depth} × ${height} cm`;

/** How it travels, in words; null where the store does not know. */
function packingText(packing: Product['packing']): string | null {
  const parcels = packing?.parcels ?? [];
  if (parcels.length === 0) return null;
  const pieces = parcels.reduce((sum, one) => sum + one.pieces, 0);
  const largest = parcels.reduce((one, other) =>
    other.width * other.depth * other.height > one.width * one.depth * one.height ? other : one,
  );
  const weight = largest.weightKg === null ? '' : ` y ${largest.weightKg} kg`;
  const what =
    pieces === 1 ? `Llega en un bulto de ${size(largest)}` : `Llega en ${pieces} bultos; el mayor, de ${size(largest)}`;
  return `${what}${weight}.${packing?.builtAtHome ? ' Se arma en casa.' : ''}${packing?.bare ? ' Las patas se quitan.' : ''}`;
}

const people = ({ carriers }: ProductPassage): string =>
  carriers === null ? '' : carriers === 1 ? ' La carga una persona.' : ` La cargan ${carriers} personas.`;

/** Whether a product comes into the visitor's home, and the way to tell how one gets in. A kiosk's visitor has no home there. */
export function WayInAnswer({ product }: { product: Product }) {
  const { api, stores } = useShell();
  const wayIn = useWayIn();
  const [open, setOpen] = useState(false);
  const kiosk = isKiosk(useLocation());
  const { data, isError, isFetching, refetch } = useQuery({
    ...passageQuery(api, product.id, wayIn ?? ''),
    enabled: wayIn !== undefined && !kiosk,
  });
  const packing = packingText(product.packing);
  if (kiosk || !stores.wayIn) return packing ? <p>{packing}</p> : null;
  const asked = wayIn === undefined ? '' : undefined;
  return (
    <Box role="group" aria-labelledby="acceso-titulo" id="acceso">
      <h3 id="acceso-titulo" data-noprint={asked}>
        ¿Cabe por mi acceso?
      </h3>
      <div role="status" data-noprint={asked}>
        {wayIn === undefined ? (
          <p>Dinos cómo son tus puertas, pasillo y escalera o elevador, y te decimos si pasa antes de comprarla.</p>
        ) : data ? (
          <p data-answer={data.answer}>
            <Icon name={icons[data.answer]} size={20} />
            <span>{`${data.more}${people(data)}${data.parcelsKnown || data.answer === 'unknown' ? '' : ' Contamos la pieza armada: aún no sabemos cómo viene empacada.'}`}</span>
          </p>
        ) : isError ? (
          <p>No pudimos revisar tu acceso.</p>
        ) : (
          <p>{isFetching ? 'Revisando tu acceso…' : 'Aún no podemos revisar esta pieza.'}</p>
        )}
      </div>
      {packing ? <p>{packing}</p> : null}
      {isError ? (
        <Button variant="secondary" size="s" onClick={() => refetch()}>
          Intentar de nuevo
        </Button>
      ) : null}
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {wayIn === undefined ? 'Medir mi acceso' : 'Cambiar mi acceso'}
      </Button>
      {open ? (
        <Suspense>
          <WayInDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
