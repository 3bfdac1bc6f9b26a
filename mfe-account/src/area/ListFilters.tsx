import { Form } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, Chip, ChipRow, TextField } from '@actual/ui';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
const Find = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  ${from.tablet} {
    grid-template-columns: 150px auto;
  }
`;

interface ListFiltersProps {
  /** Path of the list. */
  path: string;
  /** Names the choices for screen readers. */
  label: string;
  states: { value: string | null; words: string; href: string }[];
  state: string | null;
  folio: string;
}

/** A list's filters: by state, and by the folio on paper. Each choice is an address, which works without script. */
export const ListFilters = ({ path, label, states, state, folio }: ListFiltersProps) => (
  <Bar>
    <ChipRow as="nav" aria-label={label}>
      {states.map(({ value, words, href }) => (
        <Chip key={words} href={href} selected={value === state}>
          {words}
        </Chip>
      ))}
    </ChipRow>
    <Find action={path} role="search">
      {state ? <input type="hidden" name="estado" value={state} /> : null}
      <TextField
        key={folio}
        label="Folio"
        name="folio"
        inputMode="numeric"
        pattern="\d{6,9}"
        maxLength={9}
        title="6 dígitos"
        placeholder="6 dígitos"
        autoComplete="off"
        defaultValue={folio}
      />
      <Button type="submit" variant="secondary" icon="search">
        Buscar
      </Button>
    </Find>
  </Bar>
);
