import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { styled } from 'styled-components';
import { Field, Select } from '../../fields/controls';
import { Fields } from '../../fields/FormField';
import { branchOf, type Category, inOrder } from '../category-words';
import { Check, TextField } from './ItemList';

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 10px;
`;

interface CategoryFieldsProps {
  one: Category;
  list: readonly Category[];
  onChange: (part: Partial<Category>) => void;
}

/** Places that a category may take: not below itself, and no deeper than the tree goes. */
function placesFor(one: Category, list: readonly Category[]) {
  const own = branchOf(list, one.id);
  const tree = inOrder(list);
  const levels = tree.filter(({ one: each }) => own.has(each.id)).map(({ level }) => level);
  const depth = Math.max(...levels) - Math.min(...levels);
  return tree.filter(
    ({ one: each, level }) => !own.has(each.id) && level + 1 + depth <= storefrontLimits.categoryLevels,
  );
}

/** A category's name, its place and whether it is shown. */
export const CategoryFields = ({ one, list, onChange }: CategoryFieldsProps) => (
  <Box>
    <Fields>
      <TextField
        label="Nombre"
        maxLength={storefrontLimits.words}
        value={one.name}
        onText={(text) => onChange({ name: text })}
      />
      <TextField
        label="Dirección, después de /category/"
        maxLength={storefrontLimits.words}
        autoCapitalize="none"
        spellCheck={false}
        value={one.handle}
        onText={(text) => onChange({ handle: text })}
      />
      <Field>
        Dentro de
        <Select value={one.parent ?? ''} onChange={({ target }) => onChange({ parent: target.value || null })}>
          <option value="">Ninguna: es del primer nivel</option>
          {placesFor(one, list).map(({ one: each, level }) => (
            <option key={each.id} value={each.id}>
              {`${'— '.repeat(level - 1)}${each.name}`}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        label="Descripción (opcional)"
        maxLength={storefrontLimits.bannerText}
        value={one.description}
        onText={(text) => onChange({ description: text })}
      />
    </Fields>
    <Check>
      <input type="checkbox" checked={one.isShown} onChange={({ target }) => onChange({ isShown: target.checked })} />
      Se muestra en la tienda
    </Check>
  </Box>
);
