import { Alert, Button, Stack, Text } from '@actual/ui';
import { styled } from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 16px;
  font-family: ui-monospace, monospace;
`;

/** The codes for when the telephone is gone. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Stack gap={4}>
    <Alert tone="success" title="Tu aplicación quedó lista" live>
      Guarda estos códigos de recuperación: cada uno sirve una vez, si pierdes tu teléfono. No los volvemos a mostrar.
    </Alert>
    <Codes aria-label="Códigos de recuperación">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
    <Text step="small" tone="text2">
      Guárdalos donde guardas tus contraseñas, o en papel.
    </Text>
  </Stack>
);

interface KeptProps {
  codes: readonly string[];
  busy: boolean;
  onKept: () => void;
}

/** The codes, and the button to press once the user has written them down. */
export const CodesToKeep = ({ codes, busy, onKept }: KeptProps) => (
  <Stack gap={4}>
    <RecoveryCodes codes={codes} />
    <Button block busy={busy ? 'Entrando' : false} onClick={onKept}>
      Ya los guardé
    </Button>
  </Stack>
);
