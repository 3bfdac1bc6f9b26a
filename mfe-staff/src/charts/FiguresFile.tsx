import { useLoaderData } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { csvOf, fileNameOf } from './figures-csv';

const File = styled.a`
  ${textStyle(550, 12, 20)}
  display: inline-block;
  margin-top: 8px;
  color: var(--d-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** The figures of a panel as a file for spreadsheets; the page holds it, so that it is there without script too. */
export const FiguresFile = ({ title, lines }: { title: string; lines: readonly (readonly string[])[] }) => {
  // every page with such files is about the days of its loader
  const { days } = useLoaderData<{ days: { start: string; end: string } }>();
  return (
    <File
      download={fileNameOf(title, days)}
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(lines))}`}
      aria-label={`Descargar CSV: ${title}`}
    >
      Descargar CSV
    </File>
  );
};
