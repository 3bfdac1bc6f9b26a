import type { ListedQuotation } from '@actual/contracts';
import { formatPesos } from '@actual/ui';

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });
const namesOf = (quotation: ListedQuotation, change: 'sold-out' | 'changed'): string =>
  list.format(
    quotation.Details.filter(({ availabilityChanged }) => availabilityChanged === change).map(
      ({ Product }) => Product.Name,
    ),
  );

/** The changes of an open quotation since it was made, in sentences; none where it is unchanged. */
export function changesOf(quotation: ListedQuotation): string[] {
  const { total, totalNow } = quotation;
  const [gone, moved] = [namesOf(quotation, 'sold-out'), namesOf(quotation, 'changed')];
  return [
    ...(totalNow === total
      ? []
      : [`El total ${totalNow > total ? 'sube' : 'baja'} de ${formatPesos(total)} a ${formatPesos(totalNow)}.`]),
    ...(gone ? [`Agotado: ${gone}.`] : []),
    ...(moved ? [`Cambió la fecha o la cantidad: ${moved}.`] : []),
  ];
}
