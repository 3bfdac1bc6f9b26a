import { Link } from '@actual/shell-contract';
import { Segments } from '../layout/Segments';
import { type PeriodName, periodNames, periods } from './dashboard-periods';

/** Which days a page of figures is about. */
export const Periods = ({ now, hrefFor }: { now: PeriodName; hrefFor: (period: PeriodName) => string }) => (
  <Segments aria-label="Periodo">
    {periodNames.map((period) => (
      <Link key={period} to={hrefFor(period)} aria-current={period === now ? 'page' : undefined}>
        {periods[period]}
      </Link>
    ))}
  </Segments>
);
