import type { Order } from '@actual/contracts';
import type { PromiseKind } from '@actual/contracts/facts/delivery/promises';
import { LinkButton, Panel, Stack, Text } from '@actual/ui';

const words: Readonly<Record<PromiseKind, string>> = {
  pedido: 'Lo que te prometimos',
  'cambio-de-dia': 'El cambio de día',
  'cambio-de-lugar': 'El cambio de código postal',
  cancelacion: 'Lo que se canceló',
};

/** The order's promise and each change of it, as files that the store signed. Empty until they exist. */
export const SignedPromise = ({ order: { id, Promises } }: { order: Order }) =>
  Promises.length === 0 ? null : (
    <div data-noprint="">
      <Panel>
        <Stack gap={3}>
          <Text as="h2" step="h4">
            Tu promesa firmada
          </Text>
          <Text tone="text2">
            Artículos, precios, pagos y días, como quedaron al comprar. Nadie puede cambiarlos después.
          </Text>
          {Promises.map(({ number, kind }) => (
            <div key={number}>
              <LinkButton href={`/api/order/${id}/promise/${number}`} variant="link" icon="download" download>
                {words[kind]}
              </LinkButton>
            </div>
          ))}
          <div>
            <LinkButton href="/promesa" variant="link" icon="check">
              Comprobar el archivo
            </LinkButton>
          </div>
        </Stack>
      </Panel>
    </div>
  );
