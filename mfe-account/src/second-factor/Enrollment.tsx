import type { SecondFactorSetup } from '@actual/contracts';
import { Stack, Text, TextLink } from '@actual/ui';
import { styled } from 'styled-components';

/** Dark on white in every brand: cameras read it so. */
const Picture = styled.img`
  width: 180px;
  height: 180px;
  background: #fff;
  border: 1px solid var(--c-line);
`;
const Secret = styled.code`
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

/** The secret as people type it: in groups of four. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for an authenticator app: a QR code, a link for the same telephone, and text to type. */
export const Enrollment = ({ secret, uri, qr }: SecondFactorSetup) => (
  <Stack gap={3}>
    <Text step="small">
      Escanea este código con tu aplicación de autenticación (Google Authenticator, 1Password u otra) y escribe los 6
      dígitos que muestra.
    </Text>
    <Picture src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt="Código QR para tu aplicación" />
    <Text step="small">
      <TextLink href={uri}>Ábrelo en este teléfono</TextLink> o escribe esta clave: <Secret>{grouped(secret)}</Secret>
    </Text>
  </Stack>
);
