import type { FollowUp, Quotation } from '@actual/contracts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { Link, useQuery, useShell } from '@actual/shell-contract';
import { formatDate, formatPesos, pieces } from '@actual/ui';
import { clientHref } from '../client-desk/client-address';
import { optionsQuery } from '../counter/counter-queries';
import { type Fact, Facts } from '../layout/Facts';
import { wayInFact } from '../layout/way-in-fact';
import { paidWords } from '../reports/sums';
import { saleQuery } from '../sale/sale-queries';

interface QuotationFactsProps {
  quotation: Quotation;
  followUp: FollowUp | undefined;
}

/** The buyer, as far as it is known. */
function clientOf({ Client, UnregisteredClient }: Quotation): { name: string; note: string } {
  if (Client) return { name: Client.name || Client.email, note: Client.invited ? 'Invitado' : '' };
  if (UnregisteredClient) return { name: UnregisteredClient.name || UnregisteredClient.email, note: 'Sin cuenta' };
  return { name: 'Sin cliente', note: '' };
}

/** A quotation's buyer, its cost at once and in months, its payments, and the days of closing and arrival. */
export function QuotationFacts({ quotation, followUp }: QuotationFactsProps) {
  const { id, Details, totalProducts, ammountPaid, ZipcodeDelivery: zip } = quotation;
  const { api } = useShell();
  const { data: sale } = useQuery(saleQuery(api, id));
  const { data: options } = useQuery({ ...optionsQuery(api, id), enabled: Details.length > 0 });
  const { name, note } = clientOf(quotation);
  const longest = options?.financingTotals.filter(({ enabled }) => enabled).at(-1);
  const days = Details.flatMap(({ shipDate }) => shipDate ?? []).sort();
  const facts: Fact[] = [
    {
      label: 'Cliente',
      value: sale?.Client ? <Link to={clientHref(sale.Client.id)}>{name}</Link> : name,
      note: sale?.Client?.CardCode ?? note,
    },
    { label: 'Total', value: formatPesos(options?.total ?? quotation.total), note: pieces(totalProducts) },
    longest && longest.months > 1
      ? { label: `${longest.months} meses`, value: formatPesos(longest.monthly), note: 'sin intereses' }
      : { label: 'Meses', value: '—' },
    ammountPaid > 0 && options
      ? { label: 'Falta', value: formatPesos(options.remaining), note: `pagado ${paidWords(options.paidPercent)}` }
      : {
          label: 'Cierre estimado',
          value: followUp?.estimatedCloseDate ? formatDate(followUp.estimatedCloseDate) : '—',
        },
    {
      label: 'Entrega',
      value: days.at(-1) ? formatDate(days.at(-1) ?? '') : '—',
      note: zip ? `CP ${formatZip(zip.cp)}` : 'sin CP',
    },
    ...wayInFact(quotation.wayIn, Details),
  ];
  return <Facts label="Resumen" facts={facts} />;
}
