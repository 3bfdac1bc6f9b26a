import { type GuestOrderProps, useMutation, useSession, useShell } from '@actual/shell-contract';
import { Alert, Button, Panel, Stack, Text } from '@actual/ui';
import { askedText, recoveryWords } from '../forgot-password/recovery-words';
import { refusalOf } from '../forms/refusals';

/** Below a guest's order: an account with it, by a link to the order's own e-mail. Clients see nothing. */
export const Component = ({ orderId, email }: GuestOrderProps) => {
  const { api } = useShell();
  const { user } = useSession();
  const ask = useMutation({
    mutationFn: () => api('POST /user/send_password_recovery', { body: { email, order: orderId } }),
  });
  if (user && !user.invited) return null;
  return (
    <Panel tone="tile">
      <Stack gap={4}>
        <Stack gap={2}>
          <Text as="h2" step="h4">
            Guarda esta compra en una cuenta
          </Text>
          <Text step="small" tone="text2">
            {`Te enviamos a ${email} un enlace para elegir tu contraseña. Ahí quedan tu pedido, tus direcciones y tus facturas.`}
          </Text>
        </Stack>
        {ask.isError ? (
          <Alert tone="error" live>
            {refusalOf(ask.error, {}, recoveryWords).text}
          </Alert>
        ) : null}
        {ask.isSuccess ? (
          <Alert tone="success" title="Revisa tu correo" live>
            {askedText(email)}
          </Alert>
        ) : (
          <div>
            <Button
              variant="secondary"
              icon="user"
              busy={ask.isPending ? 'Enviando' : false}
              onClick={() => ask.mutate()}
            >
              Enviarme el enlace
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
};
