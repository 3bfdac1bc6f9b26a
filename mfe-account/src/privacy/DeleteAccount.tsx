import { type DeletionObstacle, obstacleWords } from '@actual/contracts/facts/access/privacy';
import { passwordLength } from '@actual/contracts/facts/lengths';
import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { ApiError, useShell } from '@actual/shell-contract';
import { Alert, Button, Dialog, Panel, Stack, Text } from '@actual/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DialogSubmit } from '../forms/DialogSubmit';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { deletedPage } from './deleted-page';

interface Fields {
  password: string;
}
const labels = { password: 'Tu contraseña actual' };
const words = { password_required: { password: reviewText(labels.password, 'No es esa.') } };

const kept =
  'Conservamos tus pedidos y facturas, con los datos de entrega y fiscales que llevan, porque la ley lo pide: el Código Fiscal, cinco años. Quedan bloqueados para cualquier otro uso.';

/** The reasons why the account could not be deleted, where that was the refusal. */
function obstaclesOf(error: unknown): DeletionObstacle[] {
  if (!(error instanceof ApiError) || error.code !== 'account_in_use' || !Array.isArray(error.details)) return [];
  return error.details.filter((one): one is DeletionObstacle => one in obstacleWords);
}

/** The obstacles, and how to get past each. */
const Obstacles = ({ list }: { list: readonly DeletionObstacle[] }) => (
  <Alert tone="warning" title="Por ahora no podemos eliminar tu cuenta" live>
    <ul>
      {list.map((one) => (
        <li key={one}>{obstacleWords[one]}</li>
      ))}
    </ul>
  </Alert>
);

const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { api, stores } = useShell();
  const [obstacles, setObstacles] = useState<DeletionObstacle[]>([]);
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { password: '' } });
  const described = useId();
  const sending = useSend(form, {
    labels,
    words,
    send: async (body) => {
      setObstacles([]);
      try {
        await api('POST /me/delete', { body });
      } catch (error) {
        setObstacles(obstaclesOf(error));
        throw error;
      }
      stores.quotation.getState().clear();
      // loaded anew, so that nothing read as this person stays in memory
      window.location.assign(deletedPage);
    },
  });
  return (
    <Dialog open onClose={onClose} title="Eliminar mi cuenta" size="s">
      <form method="post" noValidate onSubmit={sending.submit} aria-describedby={described}>
        <Stack gap={5}>
          <Stack gap={3} id={described}>
            <Text>
              Borramos tu perfil, direcciones, datos fiscales, cotizaciones, mensajes, guardados, avisos, boletín,
              llaves y sesiones. No se puede deshacer.
            </Text>
            <Text>{kept}</Text>
          </Stack>
          <PasswordField
            {...form.register('password', { validate: (value) => (value ? true : requiredText) })}
            label={labels.password}
            autoComplete="current-password"
            maxLength={passwordLength.longest}
            error={form.formState.errors.password?.message}
            required
          />
          {obstacles.length > 0 ? <Obstacles list={obstacles} /> : null}
          <DialogSubmit
            words="Eliminar mi cuenta"
            busy={sending.isPending ? 'Eliminando' : false}
            refused={obstacles.length > 0 ? undefined : sending.refused}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
};

/** Deletes the account: lists what is erased and what the law keeps, and asks for the password first. */
export const DeleteAccount = () => {
  const [open, setOpen] = useState(false);
  return (
    <Panel as="section" aria-labelledby="eliminar">
      <Stack gap={4}>
        <div>
          <Text as="h2" step="h4" id="eliminar">
            Eliminar mi cuenta
          </Text>
          <Text step="small" tone="text2">{`${kept} Lo demás se borra.`}</Text>
        </div>
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Eliminar mi cuenta
          </Button>
        </div>
      </Stack>
      {open ? <DeleteDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
};
