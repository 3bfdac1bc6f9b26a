import { lastPiecesText, mostLastPieces } from '@actual/contracts/facts/catalog/last-pieces';
import { sizeNames } from '@actual/contracts/facts/catalog/sizes';
import { formatPlan } from '@actual/contracts/facts/payment/plan-words';
import { formatDate, formatPesos } from '@actual/ui';
import type { ComparedProduct } from './compare-queries';

/** A row of the comparison: each product's value, in the order of the products; null where the shop has none. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** The products are not the same in this. */
  readonly differs: boolean;
}

type Say = (one: ComparedProduct) => string | null;

const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });

function stockWords({ product: { Available } }: ComparedProduct): string {
  if (Available <= 0) return 'Agotado';
  return Available <= mostLastPieces ? lastPiecesText(Available) : 'Disponible';
}

const monthsWords: Say = ({ product: { months } }) =>
  months && formatPlan(Math.round(months.total * 100), months.count, months.discount);

/** Colors of the product and of its variants, the product's own first. */
const colorWords: Say = ({ product: { colors, FilterValues } }) => {
  const own = FilterValues.filter(({ Filter }) => Filter === 'Color').map(({ Name }) => Name);
  const names = colors.length > 0 ? colors.map(({ Name }) => Name) : own;
  return names.length > 0 ? [...new Set(names)].join(', ') : null;
};

/** Labels of the products' features, in the order of their first appearance. */
const labelsOf = (
  products: readonly ComparedProduct[],
  labels: (one: ComparedProduct) => readonly string[],
): string[] => [...new Set(products.flatMap(labels))];

/** Measures that say whether it fits come first, the others as the shop lists them. */
function measureLabels(products: readonly ComparedProduct[]): string[] {
  const labels = labelsOf(products, ({ product }) => product.dimensions.map(({ label }) => label));
  const first: readonly string[] = Object.values(sizeNames);
  const place = (label: string) => (first.includes(label) ? first.indexOf(label) : first.length);
  return labels.sort((a, b) => place(a) - place(b));
}

/** The rows of a comparison. @param cp postal code of the days, null where none is known */
export function comparisonRows(products: readonly ComparedProduct[], cp: string | null): ComparisonRow[] {
  const row = (key: string, label: string, say: Say): ComparisonRow => {
    const values = products.map(say);
    return { key, label, values, differs: new Set(values).size > 1 };
  };
  const said = (label: string): Say => {
    return ({ product }) => {
      const values = product.FilterValues.filter(({ Filter }) => Filter === label).map(({ Name }) => Name);
      return values.length > 0 ? values.join(', ') : null;
    };
  };
  const measured = (label: string): Say => {
    return ({ product }) => {
      const found = product.dimensions.find((one) => one.label === label);
      return found ? `${number.format(found.value)} ${found.uom}` : null;
    };
  };
  const filters = labelsOf(products, ({ product }) => product.FilterValues.map(({ Filter }) => Filter));
  const rows = [
    row('price', 'Precio', ({ product }) => formatPesos(product.DiscountPrice)),
    row('months', 'Meses sin intereses', monthsWords),
    ...(cp === null
      ? []
      : [
          row('day', `Llega a ${cp}`, ({ day }) =>
            day ? `Antes del ${formatDate(day)}` : 'No llega a este código postal',
          ),
        ]),
    row('access', 'Por tu acceso', ({ passage }) => passage),
    row('stock', 'Existencia', stockWords),
    ...measureLabels(products).map((label) => row(`measure ${label}`, label, measured(label))),
    ...filters.filter((label) => label !== 'Color').map((label) => row(`filter ${label}`, label, said(label))),
    row('colors', 'Colores', colorWords),
    row('finish', 'Acabado', ({ product }) => product.finish),
    row('brand', 'Marca', ({ product }) => product.CustomBrand?.Name ?? null),
    row('content', 'Contenido del empaque', ({ product }) => product.PackageContent),
    row('care', 'Cuidados', ({ product }) => product.Conservation),
    row('warranty', 'Cambio por garantía', ({ product }) => (product.warrantyExchange ? 'Sí' : 'No, por su descuento')),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}
