import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, QuietButton, Select } from '../../fields/controls';
import { Note } from '../../layout/StaffPage';
import { type Category, inOrder } from '../category-words';

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 420px;
  padding-top: 10px;
`;

interface TakeOutProps {
  one: Category;
  list: readonly Category[];
  /** Where its products go; null: it has none. */
  onTaken: (into: string | null) => void;
}

/** Asks where the products of a category go before it is taken out. */
export const TakeOut = ({ one, list, onTaken }: TakeOutProps) => {
  const [into, setInto] = useState(one.parent ?? '');
  return (
    <Box>
      <Field>
        Sus productos pasan a
        <Select value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">Ninguna: no tiene productos</option>
          {inOrder(list)
            .filter(({ one: each }) => each.id !== one.id)
            .map(({ one: each, level }) => (
              <option key={each.id} value={each.id}>
                {`${'— '.repeat(level - 1)}${each.name}`}
              </option>
            ))}
        </Select>
      </Field>
      <Note>Lo que está debajo sube un nivel. Su dirección lleva a la categoría elegida.</Note>
      <QuietButton type="button" onClick={() => onTaken(into || null)}>
        Quitar de la tienda
      </QuietButton>
    </Box>
  );
};
