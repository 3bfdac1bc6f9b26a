import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { EmptyState, Grid, LinkButton, Stack } from '@actual/ui';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import { contactsQuery } from './deliveries-queries';
import { type DeliveriesView, hrefOf } from './deliveries-view';

const { title } = areaPages.deliveries;

const List = ({ view }: { view: DeliveriesView }) => {
  const { api } = useShell();
  const { data: contacts } = useSuspenseQuery(contactsQuery(api));
  const add = (
    <LinkButton icon="plus" href={hrefOf({ ...view, addContact: true })}>
      Agregar dirección
    </LinkButton>
  );
  if (contacts.length === 0)
    return (
      <EmptyState
        illustration="postalCode"
        title="No hay información"
        text="Guarda a dónde te llevamos tus muebles: la próxima compra es más corta."
        action={add}
      />
    );
  return (
    <Stack gap={5}>
      <div>{add}</div>
      <Grid min="300px" gap={4}>
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} view={view} />
        ))}
      </Grid>
    </Stack>
  );
};

/** `/user/deliveries`: where a client's furniture goes. */
const Deliveries = ({ view }: { view: DeliveriesView }) => {
  const { api } = useShell();
  const { data: contacts } = useSuspenseQuery(contactsQuery(api));
  const contact = contacts.find(({ id }) => id === view.contactId) ?? null;
  return (
    <AreaScreen title={title}>
      {contact || view.addContact ? (
        <ContactForm key={contact?.id ?? 'new'} contact={contact} view={view} />
      ) : (
        <List view={view} />
      )}
    </AreaScreen>
  );
};

export { post } from './ContactForm';

export const Component = areaPage<{ view: DeliveriesView }>(title, Deliveries);
