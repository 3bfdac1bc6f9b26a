import type { Release } from '@actual/contracts';
import { isSite, shortNameOf } from '@actual/contracts/facts/company/brands';
import { webVitals } from '@actual/contracts/facts/text/web-vitals';
import { formatNumber } from '@actual/contracts/facts/text/written';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { remoteName, type ShownVital, shownVitals, writtenVital } from './release-words';

const Scroll = styled.div`
  overflow-x: auto;
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  white-space: nowrap;
  th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    text-align: left;
  }
  th,
  td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--d-line);
    vertical-align: top;
  }
  tbody:last-child tr:last-child > *,
  tbody:last-child th {
    border-bottom: 0;
  }
  /* the same columns in every remote's table */
  thead th:first-child {
    width: 25%;
  }
  thead th:not(:first-child) {
    width: 10.7%;
  }
  tbody th {
    ${textStyle(600, 13, 20)}
    color: var(--d-text);
  }
  small {
    ${textStyle(500, 12, 16)}
    display: block;
    color: var(--d-text-3);
  }
  [data-end] {
    text-align: right;
  }
  [data-bad] {
    color: var(--d-bad);
    font-weight: 600;
  }
  /* on a phone each brand is its name and its figures below, with their heads beside them */
  ${narrow} {
    white-space: normal;
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2px 20px;
      padding: 8px 0;
    }
    tr + tr {
      border-top: 1px solid var(--d-line);
    }
    th,
    td {
      padding: 0;
      border: 0;
    }
    tbody th,
    td:not([data-head]) {
      grid-column: 1 / -1;
    }
    td:not([data-head]) {
      font-weight: 600;
    }
    [data-head] {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      &::before {
        content: attr(data-head);
        color: var(--d-text-3);
        font-weight: 400;
        text-align: left;
      }
    }
  }
`;
const vitals = Object.keys(shownVitals) as ShownVital[];
const vitalName = (name: ShownVital): string => `${shownVitals[name]} (${name})`;

/** How a version stands, where it is not simply served. */
function standing({ rollback }: Release, version: string, setAside: string | null, isServed: boolean): string | null {
  if (setAside) return `Apartada: ${setAside}`;
  if (!isServed) return version === rollback?.to ? 'La anterior' : 'Ya nadie la recibe';
  return null;
}

/** The versions of a remote: their visitors, and browsers' reports of each, brand by brand. */
export const VersionTable = ({ release }: { release: Release }) => (
  <Scroll role="region" aria-label={`Versiones de ${remoteName(release.remote)}`} tabIndex={0}>
    <Grid>
      <thead>
        <tr>
          <th scope="col">Versión</th>
          <th scope="col">Marca</th>
          <th scope="col" data-end="">
            La reciben
          </th>
          <th scope="col" data-end="">
            Visitas medidas
          </th>
          <th scope="col" data-end="">
            Errores
          </th>
          {vitals.map((name) => (
            <th key={name} scope="col" data-end="">
              {vitalName(name)}
            </th>
          ))}
        </tr>
      </thead>
      {release.versions.map(({ version, setAside, brands }) => {
        const isServed = brands.some(({ share }) => share > 0);
        const note = standing(release, version, setAside, isServed);
        return (
          <tbody key={version}>
            {brands.map(({ site, share, visits, errors, vitals: measured }, at) => (
              <tr key={site}>
                {at === 0 ? (
                  <th scope="rowgroup" rowSpan={brands.length}>
                    <span>{version}</span>
                    {note ? <small>{note}</small> : null}
                  </th>
                ) : null}
                <td>{isSite(site) ? shortNameOf(site) : site}</td>
                <td data-end="" data-head="La reciben">{`${share} %`}</td>
                <td data-end="" data-head="Visitas medidas">
                  {formatNumber(visits)}
                </td>
                <td data-end="" data-head="Errores" data-bad={errors > 0 ? '' : undefined}>
                  {formatNumber(errors)}
                </td>
                {vitals.map((name) => {
                  const value = measured[name];
                  const isBad = value !== null && value > webVitals[name].good;
                  return (
                    <td key={name} data-end="" data-head={vitalName(name)} data-bad={isBad ? '' : undefined}>
                      {writtenVital(name, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        );
      })}
    </Grid>
  </Scroll>
);
