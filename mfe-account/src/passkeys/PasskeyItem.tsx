import type { Passkey } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { Button, formatDate, Row, Text } from '@actual/ui';
import { styled } from 'styled-components';

const Item = styled.li`
  display: grid;
  gap: 4px;
  padding-block: 14px;
  border-top: 1px solid var(--c-line);
  overflow-wrap: anywhere;
`;

const dayOf = (at: string): string => formatDate(storeDay(new Date(at)));

/** «Creada el 3/nov/2026 · Usada por última vez el 5/nov/2026» */
const factsOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  `Creada el ${dayOf(createdAt)} · ${lastUsedAt ? `Usada por última vez el ${dayOf(lastUsedAt)}` : 'Sin usar'}`;

interface PasskeyItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, since when it exists, and where it signs in. */
export const PasskeyItem = ({ passkey, onRename, onRemove }: PasskeyItemProps) => {
  const titled = `llave-${passkey.id}`;
  return (
    <Item>
      <Text as="h3" step="ui" id={titled}>
        {passkey.name}
      </Text>
      <Text step="small" tone="text2">
        {factsOf(passkey)}
      </Text>
      <Text step="small" tone="text2">
        {passkey.here ? `Sirve aquí, en ${passkey.place}.` : `Sirve solo en ${passkey.place}.`}
      </Text>
      <Row gap={5}>
        <Button variant="link" icon="edit" aria-describedby={titled} onClick={onRename}>
          Cambiar nombre
        </Button>
        <Button variant="link" icon="trash" aria-describedby={titled} onClick={onRemove}>
          Quitar
        </Button>
      </Row>
    </Item>
  );
};
