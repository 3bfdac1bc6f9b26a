import { countWords } from '@actual/contracts/facts/text/written';
import { useQuery, useShell } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';
import { elsewhereQuery } from './sister-stores';
import { searchAddress } from './suggestions/options';
import { WayOn } from './WayOn';

/** The search of another store of the company; on the internal network its home says by a parameter which it is. */
function searchAt(home: string, term: string): string {
  const [origin = '', chosen] = home.split('/?');
  return `${origin.replace(/\/$/, '')}${searchAddress(term)}${chosen ? `&${chosen}` : ''}`;
}

interface ElsewhereProps {
  term: string;
  /** Products that this store shows for all of the term: a sister store with no more is no way on. */
  here?: number;
}

/** The sister stores that have more of what this store lacks or has little of. */
export function Elsewhere({ term, here }: ElsewhereProps) {
  const { api, frame } = useShell();
  const { data: stores = [] } = useQuery({ ...elsewhereQuery(api, term), enabled: term !== '' });
  return stores.map(({ site, total }) => {
    const store = frame?.siblings.find((one) => one.site === site);
    return store && total > (here ?? 0) ? (
      <WayOn key={site} $start={here !== undefined}>
        <span>{`Actual ${store.name} tiene ${countWords(total, 'pieza', 'piezas')}: `}</span>
        <TextLink href={searchAt(store.href, term)}>{`buscar «${term}» en Actual ${store.name}`}</TextLink>
      </WayOn>
    ) : null;
  });
}
