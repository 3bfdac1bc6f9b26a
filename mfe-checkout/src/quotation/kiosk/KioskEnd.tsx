import type { Quotation } from '@actual/contracts';
import { useCartWord, useNavigate, useShell } from '@actual/shell-contract';
import { Button, Panel, Stack, Text } from '@actual/ui';

/** In place of paying, which needs data that nobody types on a shop's screen: the folio for an adviser, and the end. */
export function KioskEnd({ quotation }: { quotation: Quotation }) {
  const { stores } = useShell();
  const navigate = useNavigate();
  const cart = useCartWord();
  const finish = () => {
    stores.quotation.getState().clear();
    void navigate('/display', { replace: true });
  };
  return (
    <Panel tone="tile">
      <Stack gap={4}>
        <Text step="h4" as="h2">
          {quotation.folio ? `Folio ${quotation.folio}` : `Tu ${cart}`}
        </Text>
        <Text>Dáselo a un asesor para pagar aquí, o envíate la cotización por correo y termina en casa.</Text>
        <Button variant="primary" size="l" block onClick={finish}>
          Terminar
        </Button>
        <Text step="small" tone="text2">
          {`Al terminar, tu ${cart} deja esta pantalla. Tu folio vale hoy.`}
        </Text>
      </Stack>
    </Panel>
  );
}
