import { dial, type HourRow } from '@actual/contracts/facts/company/company';
import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { usePage } from '../../page-context';

const List = styled.div`
  display: grid;
  gap: 20px;
  h3 {
    ${type('h4')}
    margin-bottom: 8px;
  }
  a {
    ${type('lead')}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  dl {
    display: grid;
    gap: 8px;
    ${type('body')}
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--c-text-2);
  }
`;

const hourList = (rows: readonly HourRow[]) => (
  <dl>
    {rows.map(({ days, hours }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);

/** The two lists of hours: assistance by phone, and the stores. */
export const Hours = () => {
  const { phone, phoneHours, storeHours } = usePage().company;
  return (
    <List>
      <div>
        <h3>Asistencia telefónica</h3>
        <a href={dial(phone)}>{phone}</a>
        {hourList(phoneHours)}
      </div>
      {storeHours.length > 0 ? (
        <div>
          <h3>Horario de tiendas</h3>
          {hourList(storeHours)}
        </div>
      ) : null}
    </List>
  );
};
