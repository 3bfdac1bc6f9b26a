import { Section, Table } from '@actual/ui';

/** The three stores of the specification. */
const stores = [
  { city: 'Cancún', state: 'Quintana Roo', hours: 'Todos los días, 10:00 a 21:00' },
  { city: 'Playa del Carmen', state: 'Quintana Roo', hours: 'Todos los días, 10:00 a 21:00' },
  { city: 'Mérida', state: 'Yucatán', hours: 'Todos los días, 10:00 a 21:00' },
];

/** Where the pieces can be seen. */
export function Stores() {
  return (
    <Section title="Ven a sentarte">
      <Table
        caption="Tiendas"
        hideCaption
        columns={[
          { key: 'city', title: 'Tienda', primary: true },
          { key: 'state', title: 'Estado' },
          { key: 'hours', title: 'Horario', align: 'end' },
        ]}
        rows={stores.map((store) => ({ id: store.city, cells: store }))}
      />
    </Section>
  );
}
