import type { Dashboard, SalesPart } from '@actual/contracts';
import { lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { barsShown } from '@actual/contracts/facts/desk/shown-counts';
import { QuotationState, quotationStepWords } from '@actual/contracts/facts/payment/quotation-states';
import { countWords } from '@actual/contracts/facts/text/written';
import { formatNumber, formatPesos } from '@actual/ui';
import { type Bar, BarList } from '../charts/BarList';
import { Figures } from '../charts/Figures';
import { LinePlot } from '../charts/LinePlot';
import { shortPesos } from '../charts/ticks';
import { shareWords } from '../reports/sums';
import { shortDay } from './dashboard-words';
import type { RowLinks } from './links';

interface PanelProps {
  data: Dashboard;
  links: RowLinks;
}

const orders = (count: number): string => countWords(count, 'pedido', 'pedidos');

/** Sales by day beside the days before. */
export const SalesByDay = ({ data, links }: PanelProps) => (
  <>
    <LinePlot
      label="Ventas por día"
      axis={shortPesos}
      points={data.byDay.map(({ day, amount, before, orders: count }) => ({
        key: day,
        label: shortDay(day),
        now: amount,
        before,
        said: [formatPesos(amount), `${shortDay(day)}, ${orders(count)}`] as const,
        href: links.ordersOfDay(day),
      }))}
    />
    <Figures
      caption="Ventas por día"
      heads={['Día', 'Pedidos', 'Ventas', 'Antes']}
      rows={data.byDay.map(({ day, orders: count, amount, before }) => ({
        key: day,
        cells: [shortDay(day), formatNumber(count), formatPesos(amount), formatPesos(before)],
        href: links.ordersOfDay(day),
      }))}
    />
  </>
);

interface PartsProps {
  caption: string;
  parts: readonly SalesPart[];
  hrefOf: (code: string) => string;
}

/** Sales by something: brand, shop, way to pay. */
export const SalesParts = ({ caption, parts, hrefOf }: PartsProps) => {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <BarList
        bars={parts.slice(0, barsShown).map(
          ({ code, name, amount }): Bar => ({
            key: code,
            label: name,
            value: amount,
            figure: shortPesos(amount),
            note: shareWords(amount, whole),
            href: hrefOf(code),
          }),
        )}
      />
      <Figures
        caption={caption}
        heads={['Nombre', 'Pedidos', 'Ventas']}
        rows={parts.map(({ code, name, orders: count, amount }) => ({
          key: code,
          cells: [name, formatNumber(count), formatPesos(amount)],
          href: hrefOf(code),
        }))}
      />
    </>
  );
};

/** From quotation to order. */
export const Funnel = ({ data: { funnel }, links }: PanelProps) => {
  const steps = [
    ['quotations', 'Cotizaciones', funnel.quotations, links.quotations()],
    ['followed', quotationStepWords.followed, funnel.followed, links.quotations({ step: 'followed' })],
    ['tried', quotationStepWords.tried, funnel.tried, links.quotations({ step: 'tried' })],
    ['ordered', 'Con pedido', funnel.ordered, links.quotations({ status: QuotationState.ordered })],
  ] as const;
  const share = (count: number) => (funnel.quotations > 0 ? shareWords(count, funnel.quotations) : null);
  return (
    <>
      <BarList
        of={funnel.quotations}
        accent={steps.length - 1}
        bars={steps.map(([key, label, value, href]) => ({
          key,
          label,
          value,
          href,
          figure: formatNumber(value),
          note: share(value),
        }))}
      />
      <Figures
        caption="De cotización a pedido"
        heads={['Paso', 'Cotizaciones', 'Parte']}
        rows={steps.map(([key, label, value, href]) => ({
          key,
          href,
          cells: [label, formatNumber(value), share(value) ?? '—'],
        }))}
      />
    </>
  );
};

/** Why quotations were lost. */
export const LostReasons = ({ data: { lost }, links }: PanelProps) => {
  const rows = lost.map(({ reason, count }) => ({
    key: reason,
    label: lostReasonWords[reason],
    value: count,
    figure: formatNumber(count),
    href: links.quotations({ reason }),
  }));
  return (
    <>
      <BarList bars={rows.slice(0, barsShown)} />
      <Figures
        caption="Motivos de pérdida"
        heads={['Motivo', 'Cotizaciones']}
        rows={rows.map(({ key, label, figure, href }) => ({ key, href, cells: [label, figure] }))}
      />
    </>
  );
};

/** How long orders took from their quotation. */
export const TimeToClose = ({ data: { closing }, links }: PanelProps) => {
  const whole = closing.reduce((sum, one) => sum + one.orders, 0);
  const rows = closing.map(({ upTo, orders: value }, at) => {
    const from = closing[at - 1]?.upTo ?? 0;
    const label = upTo === null ? `Más de ${from} días` : at === 0 ? 'El mismo día' : `De ${from} a ${upTo} días`;
    return {
      key: label,
      label,
      value,
      figure: formatNumber(value),
      note: shareWords(value, whole),
      href: links.orders(),
    };
  });
  return (
    <>
      <BarList bars={rows} />
      <Figures
        caption="Tiempo de cierre"
        heads={['De la cotización al pedido', 'Pedidos', 'Parte']}
        rows={rows.map(({ key, label, figure, note, href }) => ({ key, href, cells: [label, figure, note ?? '—'] }))}
      />
    </>
  );
};
