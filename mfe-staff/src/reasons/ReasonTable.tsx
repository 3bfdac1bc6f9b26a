import { styled } from 'styled-components';
import { FiguresFile } from '../charts/FiguresFile';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note, textStyle } from '../layout/StaffPage';

const Box = styled(Panel)`
  margin: 0;
`;
const Scroll = styled.div`
  overflow-x: auto;
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px 8px;
    text-align: right;
    white-space: nowrap;
    border-top: 1px solid var(--d-line);
    &[data-text] {
      text-align: left;
    }
    &:first-child {
      min-width: 140px;
      padding-left: 0;
      white-space: normal;
    }
  }
  thead th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    border-top: 0;
  }
  tbody th {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** A title with its figures, the largest first, and the same as a file for spreadsheets. */
export const ReasonTable = ({
  title,
  heads,
  rows,
  empty,
  texts = 1,
}: {
  title: string;
  heads: readonly string[];
  /** Key and cells, of which the first says what the row is of. */
  rows: readonly (readonly [key: string, ...cells: string[]])[];
  empty: string;
  /** How many columns from the first are text; the others are figures. */
  texts?: number;
}) => (
  <Box aria-label={title}>
    <PanelTitle>{title}</PanelTitle>
    {rows.length === 0 ? (
      <Note>{empty}</Note>
    ) : (
      <div>
        {/* a wide table scrolls within its panel, also by keyboard */}
        <Scroll tabIndex={0} role="region" aria-label={`Tabla: ${title}`}>
          <Grid>
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={head} scope="col" data-text={at < texts ? '' : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, first, ...others]) => (
                <tr key={key}>
                  <th scope="row" data-text="">
                    {first}
                  </th>
                  {others.map((cell, at) => (
                    <td key={heads[at + 1]} data-text={at + 1 < texts ? '' : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
        <FiguresFile title={title} lines={[heads, ...rows.map(([, ...cells]) => cells)]} />
      </div>
    )}
  </Box>
);
