import { phoneWords } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Table, TextLink } from '@actual/ui';
import { DeskPanel } from '../layout/DeskParts';
import { MailWords } from '../layout/MailWords';
import { momentWords } from '../reports/moment-words';
import { leadsQuery } from './follow-up-queries';

const columns = [
  { key: 'name', title: 'Nombre', primary: true },
  { key: 'phone', title: 'Teléfono' },
  { key: 'email', title: 'Correo', hideOnPhone: true },
  { key: 'at', title: 'Recibido', hideOnPhone: true },
];

/** The people who asked to be called about a quotation. */
export function Leads({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data: leads = [] } = useQuery(leadsQuery(api, quotationId));
  if (leads.length === 0) return null;
  return (
    <DeskPanel title="Leads de esta cotización" note={leads.length}>
      <Table
        caption="Quien pidió que le llamen"
        hideCaption
        dense
        columns={columns}
        rows={leads.map(({ id, name, phone, email, createdAt }) => ({
          id,
          cells: {
            name,
            phone: <TextLink href={`tel:${phone}`}>{phoneWords(phone)}</TextLink>,
            email: (
              <TextLink href={`mailto:${email}`}>
                <MailWords address={email} />
              </TextLink>
            ),
            at: momentWords(createdAt, storeYear()),
          },
        }))}
      />
    </DeskPanel>
  );
}
