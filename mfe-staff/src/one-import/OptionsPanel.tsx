import type { CatalogImport, ImportChoices } from '@actual/contracts';
import { brands, sites } from '@actual/contracts/facts/company/brands';
import { Fields, FormField } from '../fields/FormField';
import { DeskPanel } from '../layout/DeskParts';
import type { StoreChoices } from './UnknownsPanel';

const units = [
  { value: 'cm', label: 'Centímetros' },
  { value: 'mm', label: 'Milímetros' },
  { value: 'm', label: 'Metros' },
  { value: 'in', label: 'Pulgadas' },
];
const weights = [
  { value: 'kg', label: 'Kilogramos' },
  { value: 'g', label: 'Gramos' },
  { value: 'lb', label: 'Libras' },
];
const signs = [
  { value: '.', label: 'Punto: 1,299.50' },
  { value: ',', label: 'Coma: 1.299,50' },
];

interface OptionsPanelProps {
  choices: ImportChoices;
  store: StoreChoices;
  /** The question that the last job left open. */
  problem: CatalogImport['problem'];
  onChange: (choices: ImportChoices) => void;
}

/** Options the file may not give: the brand, units, the warehouse, and the fate of products it lacks. */
export const OptionsPanel = ({ choices, store, problem, onChange }: OptionsPanelProps) => {
  const asked = (question: string) => (problem?.question === question ? { error: problem.said } : {});
  const set = (part: object) => onChange({ ...choices, ...part });
  return (
    <DeskPanel title="Opciones">
      <Fields>
        <FormField
          label="De qué tienda son"
          name="site"
          value={choices.site ?? ''}
          placeholder="Como dice el archivo"
          hint="Si no dice nada: Studio y Home."
          choices={sites.map((site) => ({ value: site, label: brands[site].name }))}
          onChange={({ target }) => set({ site: target.value || null })}
        />
        <FormField
          label="Bodega de las existencias"
          name="warehouse"
          value={choices.warehouse ?? ''}
          placeholder="Como dice el archivo"
          choices={store.warehouses.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          onChange={({ target }) => set({ warehouse: target.value || null })}
        />
        <FormField
          label="Signo decimal"
          name="decimal"
          value={choices.decimal ?? ''}
          placeholder="Como dicen los números"
          {...asked('decimal')}
          choices={signs}
          onChange={({ target }) => set({ decimal: target.value || null })}
        />
        <FormField
          label="Unidad de las medidas"
          name="unit"
          value={choices.unit ?? ''}
          placeholder="Como dice el archivo"
          {...asked('unit')}
          choices={units}
          onChange={({ target }) => set({ unit: target.value || null })}
        />
        <FormField
          label="Unidad de los pesos"
          name="weight"
          value={choices.weight ?? ''}
          placeholder="Como dice el archivo"
          {...asked('weight')}
          choices={weights}
          onChange={({ target }) => set({ weight: target.value || null })}
        />
        <FormField
          label="Lo que el archivo ya no trae"
          name="missing"
          value={choices.missing}
          required
          choices={[
            { value: 'keep', label: 'Dejarlo como está' },
            { value: 'hide', label: 'Ocultarlo de la tienda' },
          ]}
          onChange={({ target }) => set({ missing: target.value === 'hide' ? 'hide' : 'keep' })}
        />
      </Fields>
    </DeskPanel>
  );
};
