import type { Quotation, QuotationDetail } from '@actual/contracts';
import { formatDate, pieces } from '@actual/ui';

const dateWords = (date: string | null): string => (date ? formatDate(date) : 'por definir');

function lineChanges(before: QuotationDetail, after: QuotationDetail): string[] {
  const { Name } = after.Product;
  return [
    ...(before.quantity === after.quantity
      ? []
      : [`${Name}: de ${pieces(before.quantity)} a ${pieces(after.quantity)}`]),
    ...(before.shipDate === after.shipDate
      ? []
      : [`${Name}: entrega del ${dateWords(before.shipDate)} al ${dateWords(after.shipDate)}`]),
  ];
}

/** The differences between two readings of a quotation, in words; stock has alerts of its own. */
export function changesBetween(before: Quotation, after: Quotation): string[] {
  const were = new Map(before.Details.map((line) => [line.id, line]));
  const are = new Set(after.Details.map(({ id }) => id));
  const [from, to] = [before.ZipcodeDelivery?.cp, after.ZipcodeDelivery?.cp];
  return [
    ...before.Details.filter(({ id }) => !are.has(id)).map(({ Product }) => `${Product.Name}: se quitó`),
    ...after.Details.flatMap((line) => {
      const was = were.get(line.id);
      return was ? lineChanges(was, line) : [`${line.Product.Name}: se agregó, ${pieces(line.quantity)}`];
    }),
    ...(from === to ? [] : [`Código postal de entrega: ${from ?? 'ninguno'} a ${to ?? 'ninguno'}`]),
  ];
}
