import type { Contact } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { connectionText, useMutation, useNavigate } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Panel, Row, Stack, Text } from '@actual/ui';
import { type DeliveriesView, hrefOf, wayBack } from './deliveries-view';
import { useChooseFor } from './use-choose-for';

const streetOf = ({ Address, U_Noexterior, U_Nointerior }: Contact): string =>
  `${Address} ${U_Noexterior}${/^s\/?n$/i.test(U_Nointerior) ? '' : `, int. ${U_Nointerior}`}`;

/** One address: who receives there, where it is, and the way to change or use it. */
export const ContactCard = ({ contact, view }: { contact: Contact; view: DeliveriesView }) => {
  const navigate = useNavigate();
  const choose = useChooseFor(view);
  const use = useMutation({
    mutationFn: async () => {
      await choose(contact.id);
      await navigate(wayBack(view));
    },
  });
  const titled = `direccion-${contact.CntctCode}`;
  return (
    <Panel as="article" aria-labelledby={titled}>
      <Stack gap={3}>
        <div>
          <Text as="h2" step="h4" id={titled}>
            {streetOf(contact)}
          </Text>
          <Text tone="text2">{`${contact.U_Colonia}, ${contact.U_CP} ${contact.U_Mpio}, ${contact.stateName}`}</Text>
        </div>
        <Text step="ui">{`${contact.FirstName} ${contact.LastName} · ${phoneWords(contact.Cellolar)}`}</Text>
        {contact.U_Notes1 ? (
          <Text step="small" tone="text2">
            {contact.U_Notes1}
          </Text>
        ) : null}
        <Row gap={5}>
          {view.quotationId ? (
            <Button variant="secondary" busy={use.isPending ? 'Guardando' : false} onClick={() => use.mutate()}>
              Usar esta dirección
            </Button>
          ) : null}
          <LinkButton
            variant="link"
            icon="edit"
            href={hrefOf({ ...view, contactId: contact.id })}
            aria-describedby={titled}
          >
            Editar
          </LinkButton>
        </Row>
        {use.isError ? (
          <Alert tone="error" live>
            {connectionText(use.error) ?? tryAgainText}
          </Alert>
        ) : null}
      </Stack>
    </Panel>
  );
};
