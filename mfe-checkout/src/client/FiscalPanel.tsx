import { Slot, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Button, Panel, Row, Stack, Text } from '@actual/ui';
import { fiscalQuery } from './client-queries';

/** Whether the form was ever opened, and is now: once opened it stays, so that closing it loses nothing. */
export type FiscalForm = 'never' | 'open' | 'closed';

/** Invoice data, if the buyer wants an invoice: the saved data, and a button to change them. */
export function FiscalPanel({ form, setForm }: { form: FiscalForm; setForm: (form: FiscalForm) => void }) {
  const { api, queryClient } = useShell();
  const { data: fiscal } = useSuspenseQuery(fiscalQuery(api));
  const { fiscalAddress } = fiscal;
  return (
    <Panel>
      <Stack gap={4}>
        <Row justify="space-between" wrap>
          <strong>Factura</strong>
          {fiscal.isValid ? (
            <Button variant="link" icon="edit" onClick={() => setForm('open')}>
              Modificar
            </Button>
          ) : null}
        </Row>
        {fiscalAddress ? (
          <div>
            <Text>{fiscalAddress.companyName}</Text>
            <Text tone="text2">{`${fiscalAddress.LicTradNum}, C.P. ${fiscalAddress.ZipCode}`}</Text>
          </div>
        ) : (
          <>
            <Text tone="text2">Si la necesitas, guarda tus datos fiscales. Si no, continúa sin ellos.</Text>
            <div>
              <Button variant="secondary" onClick={() => setForm('open')}>
                Agregar datos fiscales
              </Button>
            </div>
          </>
        )}
        {form === 'never' ? null : (
          <Slot
            name="account/fiscal-dialog"
            open={form === 'open'}
            onClose={() => setForm('closed')}
            onSaved={() => void queryClient.invalidateQueries({ queryKey: fiscalQuery(api).queryKey })}
          />
        )}
      </Stack>
    </Panel>
  );
}
