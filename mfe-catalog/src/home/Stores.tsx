import type { SiteInfo } from '@actual/contracts';
import { Section, Table } from '@actual/ui';

/** Where the pieces can be seen. */
export function Stores({ shops }: Pick<SiteInfo, 'shops'>) {
  if (shops.length === 0) return null;
  return (
    <Section title="Ven a sentarte">
      <Table
        caption="Tiendas"
        hideCaption
        columns={[
          { key: 'name', title: 'Tienda', primary: true },
          { key: 'state', title: 'Estado' },
          { key: 'hours', title: 'Horario', align: 'end' },
        ]}
        rows={shops.map(({ id, name, state, hours }) => ({ id, cells: { name, state, hours } }))}
      />
    </Section>
  );
}
