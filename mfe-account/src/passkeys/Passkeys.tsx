import type { Passkey } from '@actual/contracts';
import { useBrand, useQuery, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Panel, Stack, Text, TextSkeleton } from '@actual/ui';
import { useState } from 'react';
import { browserPasskeys } from './load';
import { PasskeyDialog } from './PasskeyDialog';
import { PasskeyItem } from './PasskeyItem';
import { passkeysQuery } from './passkeys-queries';

/** The passkey action under way; `add` has no passkey yet. */
type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

const List = ({ onDo }: { onDo: (doing: Doing) => void }) => {
  const { api } = useShell();
  const { data, isError } = useQuery(passkeysQuery(api));
  if (isError && !data) return <Alert tone="error">No pudimos leer tus llaves de acceso. Recarga la página.</Alert>;
  if (!data) return <TextSkeleton lines={3} />;
  if (data.length === 0)
    return (
      <Text step="small" tone="text2">
        Todavía no tienes llaves de acceso.
      </Text>
    );
  return (
    <ul aria-label="Tus llaves de acceso">
      {data.map((passkey) => (
        <PasskeyItem
          key={passkey.id}
          passkey={passkey}
          onRename={() => onDo({ what: 'rename', passkey })}
          onRemove={() => onDo({ what: 'remove', passkey })}
        />
      ))}
    </ul>
  );
};

/** The dialog of the chosen action, and its calls. */
const Asked = ({ doing, onClose }: { doing: Doing; onClose: () => void }) => {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const { name } = useBrand();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
    toast({ tone: 'success', title });
  };
  if (doing.what === 'add')
    return (
      <PasskeyDialog
        title="Agregar llave de acceso"
        text={`Tu navegador te pedirá tu huella, tu rostro o el PIN del equipo. La llave queda para ${name}: en otra tienda haces otra.`}
        asks={['name', 'password']}
        name="Este equipo"
        submit="Continuar"
        busy="Esperando tu llave"
        send={async (fields) => {
          const { makePasskey } = await browserPasskeys();
          const credential = await makePasskey(api, fields.password);
          await api('POST /me/passkeys', { body: { name: fields.name, credential } });
          await done('Llave de acceso guardada');
        }}
        onClose={onClose}
      />
    );
  const params = { id: doing.passkey.id };
  if (doing.what === 'rename')
    return (
      <PasskeyDialog
        title="Cambiar nombre"
        text="Un nombre con el que reconozcas el equipo."
        asks={['name']}
        name={doing.passkey.name}
        submit="Guardar"
        busy="Guardando"
        send={async (fields) => {
          await api('PUT /me/passkeys/{id}', { params, body: { name: fields.name } });
          await done('Información actualizada');
        }}
        onClose={onClose}
      />
    );
  return (
    <PasskeyDialog
      title="Eliminar"
      text={`¿Deseas eliminar este registro? Ya no podrás entrar con «${doing.passkey.name}».`}
      asks={['password']}
      submit="Eliminar"
      busy="Eliminando"
      send={async ({ password }) => {
        await api('POST /me/passkeys/{id}/remove', { params, body: { password } });
        await done('Información eliminada');
      }}
      onClose={onClose}
    />
  );
};

/** The passkeys of the signed-in user, with the actions on them. */
export const Passkeys = () => {
  const [doing, setDoing] = useState<Doing | null>(null);
  return (
    <Panel as="section" aria-labelledby="llaves">
      <Stack gap={5}>
        <div>
          <Text as="h2" step="h4" id="llaves">
            Llaves de acceso
          </Text>
          <Text step="small" tone="text2">
            Entra sin contraseña, con tu huella, tu rostro o el PIN de tu equipo. Cada llave sirve en la tienda donde la
            hiciste.
          </Text>
        </div>
        <List onDo={setDoing} />
        <div>
          <Button variant="secondary" onClick={() => setDoing({ what: 'add' })}>
            Agregar llave de acceso
          </Button>
        </div>
      </Stack>
      {doing ? <Asked doing={doing} onClose={() => setDoing(null)} /> : null}
    </Panel>
  );
};
