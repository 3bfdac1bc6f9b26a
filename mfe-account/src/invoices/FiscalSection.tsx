import { useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { LinkButton, Panel, Row, Stack, Text } from '@actual/ui';
import { FiscalForm } from '../fiscal/FiscalForm';
import { fiscalQuery } from '../fiscal/fiscal-queries';
import { fiscalHref, type InvoicesView, path } from './invoices-view';

/** The fiscal data for invoices, shown or in their form. */
export const FiscalSection = ({ view: { fiscal: open, returnTo } }: { view: InvoicesView }) => {
  const { api } = useShell();
  const { data: fiscal } = useSuspenseQuery(fiscalQuery(api));
  const navigate = useNavigate();
  const back = () => void navigate(returnTo ?? path);
  const kept = fiscal.fiscalAddress;
  return (
    <Panel as="section" aria-labelledby="datos-fiscales">
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Text as="h2" step="h4" id="datos-fiscales">
            Datos fiscales
          </Text>
          {kept && !open ? (
            <LinkButton variant="secondary" size="s" icon="edit" href={fiscalHref}>
              Modificar
            </LinkButton>
          ) : null}
        </Row>
        {open ? (
          <FiscalForm fiscal={fiscal} onSaved={back} onCancel={back} />
        ) : kept ? (
          <div>
            <Text>{kept.companyName}</Text>
            <Text tone="text2">{`${kept.LicTradNum}, régimen ${kept.regime}, uso ${kept.cfdiUse}, C.P. ${kept.ZipCode}`}</Text>
          </div>
        ) : (
          <>
            <Text tone="text2">Guárdalos una vez y factura tus compras con un toque.</Text>
            <div>
              <LinkButton href={fiscalHref}>Agregar datos fiscales</LinkButton>
            </div>
          </>
        )}
      </Stack>
    </Panel>
  );
};
