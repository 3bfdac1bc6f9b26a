import { countWords, formatDate } from '@actual/contracts/facts/text/written';
import { formatNumber } from '@actual/ui';
import { Note } from '../../layout/StaffPage';
import { type ZoneDates, zipcodesWords } from '../warehouse-words';
import { PreviewTable } from './PreviewTable';

const dayWords = (day: string | null): string => (day ? formatDate(day) : 'No se puede entregar');

const zoneWords = ({ zone, to }: ZoneDates): string =>
  zone === to ? (zone ?? '') : `${zone ?? 'Sin entrega'} → ${to ?? 'Sin entrega'}`;

/** «312 más tarde, 4 antes». */
function countsOf({ later, sooner, lost, gained }: ZoneDates): string {
  const parts: [number, string][] = [
    [later, 'más tarde'],
    [sooner, 'antes'],
    [lost, 'ya no se entregan'],
    [gained, 'se entregan desde ahora'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`)
    .join(', ');
}

/** Of each delivery zone how many products arrive on another day, with one of them. */
export const DatesPreview = ({ zones }: { zones: readonly ZoneDates[] }) => {
  if (zones.length === 0) return <Note>La tienda no tiene códigos postales con entrega todavía.</Note>;
  const changing = zones.filter((one) => countsOf(one) !== '').length;
  return (
    <PreviewTable
      note={`${changing === 0 ? 'Ninguna fecha cambia.' : `Cambian fechas en ${countWords(changing, 'zona', 'zonas')}.`} Son las de quien pide ahora; lo prometido en un pedido no se mueve.`}
      titles={['Zona', 'Códigos postales', 'Productos que cambian', 'Por ejemplo', 'Hoy', 'Con el cambio']}
    >
      {zones.map((one) => (
        <tr key={zoneWords(one)}>
          <td>{zoneWords(one)}</td>
          <td>{zipcodesWords(one)}</td>
          <td>{countsOf(one) || 'Ninguno'}</td>
          <td>{one.example?.product ?? '—'}</td>
          <td>{one.example ? dayWords(one.example.before) : '—'}</td>
          <td>
            {one.example && one.example.before !== one.example.after ? (
              <b>{dayWords(one.example.after)}</b>
            ) : one.example ? (
              dayWords(one.example.after)
            ) : (
              '—'
            )}
          </td>
        </tr>
      ))}
    </PreviewTable>
  );
};
