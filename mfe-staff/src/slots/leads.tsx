import { storeYear } from '@actual/contracts/store-day';
import { type SlotProps, useQuery, useSession, useShell } from '@actual/shell-contract';
import { Stack, Table, TextLink } from '@actual/ui';
import { leadsQuery } from '../follow-up/follow-up-queries';
import { BlockEnd, BlockPanel } from '../layout/BlockPanel';
import { momentWords } from '../reports/moment-words';
import { isStaff } from './staff-roles';

const columns = [
  { key: 'name', title: 'Nombre', primary: true },
  { key: 'phone', title: 'Teléfono' },
  { key: 'email', title: 'Correo', hideOnPhone: true },
  { key: 'at', title: 'Recibido', hideOnPhone: true },
];

/** Who asked to be called about a quotation; the last of its blocks. Nothing for whoever is no staff. */
export function Component({ quotationId }: SlotProps['staff/leads']) {
  const { api } = useShell();
  const { user } = useSession();
  const { data: leads = [] } = useQuery({ ...leadsQuery(api, quotationId), enabled: isStaff(user) });
  if (!isStaff(user)) return null;
  if (leads.length === 0) return <BlockEnd />;
  return (
    <>
      <BlockPanel $column="main">
        <Stack gap={4}>
          <Table
            caption="Leads de esta cotización"
            columns={columns}
            rows={leads.map(({ id, name, phone, email, createdAt }) => ({
              id,
              cells: {
                name,
                phone: <TextLink href={`tel:${phone}`}>{phone}</TextLink>,
                email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
                at: momentWords(createdAt, storeYear()),
              },
            }))}
          />
        </Stack>
      </BlockPanel>
      <BlockEnd />
    </>
  );
}
