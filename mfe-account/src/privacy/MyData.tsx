import { ownDataFileName } from '@actual/contracts/facts/access/privacy';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { formatMoment } from '@actual/contracts/store-day';
import {
  ApiError,
  connectionText,
  type Reply,
  useMutation,
  useQuery,
  useSearchParams,
  useShell,
} from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Alert, Button, Panel, Stack, Text } from '@actual/ui';
import type { FormEvent } from 'react';
import { exportQuery } from './privacy-queries';

type Latest = Reply<'GET /me/data'>['latest'];

const refusalText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'rate_limited'
    ? 'Ya pediste tus datos varias veces hoy. Intenta mañana.'
    : (connectionText(error) ?? tryAgainText);

/** The state of the last request for the data. */
const Asked = ({ latest }: { latest: NonNullable<Latest> }) => (
  <Alert tone="info" live>
    {latest.expiresAt
      ? `Te enviamos el enlace por correo. Sirve hasta el ${formatMoment(latest.expiresAt)}.`
      : 'Estamos reuniendo tus datos. En unos minutos te llega un correo con el enlace.'}
  </Alert>
);

/** The archive that the mail's link names. */
const Arrived = ({ id, llave }: { id: string; llave: string }) => {
  const { brand } = useShell();
  const file = useMutation({
    mutationFn: () =>
      downloadFile(brand.site, `/me/data/${id}/file?${new URLSearchParams({ key: llave })}`, ownDataFileName),
  });
  return (
    <Stack gap={3}>
      {file.isError ? (
        <Alert tone="error" live>
          Este enlace venció o es de otra cuenta. Pide tus datos de nuevo.
        </Alert>
      ) : (
        <Alert tone="success">Tu archivo está listo.</Alert>
      )}
      <div>
        <Button
          variant="buy"
          icon="download"
          busy={file.isPending ? 'Descargando' : false}
          onClick={() => file.mutate()}
        >
          Guardar mi archivo
        </Button>
      </div>
    </Stack>
  );
};

/** Everything that is kept about the account, for its owner to take away; the link comes by mail. */
export const MyData = () => {
  const { api, queryClient } = useShell();
  const [query] = useSearchParams();
  const { data } = useQuery(exportQuery(api));
  const asking = useMutation({
    mutationFn: () => api('POST /me/data'),
    onSuccess: (answer) => queryClient.setQueryData(exportQuery(api).queryKey, answer),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asking.isPending) asking.mutate();
  };
  const [id, llave] = [query.get('datos'), query.get('llave')];
  const latest = data?.latest ?? null;
  const making = latest !== null && latest.madeAt === null;
  return (
    <Panel as="section" aria-labelledby="mis-datos">
      <Stack gap={4}>
        <div>
          <Text as="h2" step="h4" id="mis-datos">
            Descargar mis datos
          </Text>
          <Text step="small" tone="text2">
            Un archivo ZIP con lo que guardamos de tu cuenta: datos, direcciones, pedidos, facturas, mensajes, sesiones
            y permisos. Te enviamos el enlace por correo.
          </Text>
        </div>
        {id && llave ? <Arrived id={id} llave={llave} /> : null}
        {latest && !(id && llave) ? <Asked latest={latest} /> : null}
        {asking.isError ? (
          <Alert tone="error" live>
            {refusalText(asking.error)}
          </Alert>
        ) : null}
        {making ? null : (
          <form method="post" action="/api/me/data" onSubmit={submit}>
            <Button type="submit" variant="secondary" busy={asking.isPending ? 'Pidiendo' : false}>
              {latest ? 'Pedirlos de nuevo' : 'Descargar mis datos'}
            </Button>
          </form>
        )}
      </Stack>
    </Panel>
  );
};
