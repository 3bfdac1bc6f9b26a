import type { ProductList } from '@actual/contracts';
import { filterValuesShown } from '@actual/contracts/facts/catalog/shown-counts';
import { useBrand, useNavigate, useSearchParams } from '@actual/shell-contract';
import { Checkbox, RadioGroup } from '@actual/ui';
import styled from 'styled-components';
import { chosenOnce, queryName, toggled, without } from './filter-address';

type Group = ProductList['facets']['groups'][number];
type Value = Group['Values'][number];

const More = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font: var(--t-small);
    font-weight: 600;
    color: var(--c-link);
    text-decoration: underline;
    text-decoration-color: var(--c-link-line);
    text-underline-offset: 0.3em;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  &[open] summary { display: none; }
`;
const Dot = styled.span`
  display: inline-block;
  width: 18px;
  height: 18px;
  margin-right: 8px;
  vertical-align: -3px;
  border: 1px solid var(--c-control);
  border-radius: var(--radius-thumb);
  forced-color-adjust: none;
`;
const Colors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
  gap: 10px 4px;
  padding-block: 4px 8px;
  label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 4px;
    min-height: 44px;
    font: var(--t-micro);
    text-align: center;
    cursor: pointer;
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  i {
    width: 36px;
    height: 36px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / .18);
    outline: 2px solid transparent;
    outline-offset: 2px;
  }
  i { forced-color-adjust: none; }
  input:checked + i { outline-color: var(--c-selected); }
  @media (forced-colors: active) {
    i { border: 1px solid CanvasText; outline-color: Canvas; }
    input:checked + i { outline-color: Highlight; }
  }
  input:checked ~ span { font-weight: 700; }
  input:focus-visible + i { outline: var(--focus-width) solid var(--c-focus); outline-offset: var(--focus-offset); }
  small { display: block; font: inherit; color: var(--c-text-2); }
`;

/** Few and short: side by side. */
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 8px;
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 16px;
    font: var(--t-small);
    font-weight: 600;
    background: var(--c-chip-bg);
    border: 1px solid var(--c-chip-edge);
    border-radius: var(--radius-chip);
    cursor: pointer;
  }
  small { font: inherit; font-weight: 400; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  label:has(:checked) { color: var(--c-chip-selected-text); background: var(--c-chip-selected-bg); border-color: transparent; }
  label:has(:focus-visible) { outline: var(--focus-width) solid var(--c-focus); outline-offset: var(--focus-offset); }
  @media (forced-colors: active) { label:has(:checked) { border: 3px solid Highlight; } }
`;

const Rows = ({ name, values }: { name: string; values: Value[] }) => (
  <ul>
    {values.map((value) => (
      <li key={value.Handle}>
        <Checkbox
          name={name}
          value={value.Handle}
          checked={value.selected}
          readOnly
          disabled={value.count === 0 && !value.selected}
          aside={value.count}
          label={
            <>
              {value.Code ? <Dot style={{ background: value.Code }} /> : null}
              <span>{value.Name}</span>
            </>
          }
        />
      </li>
    ))}
  </ul>
);

const anyValue = { value: '', label: 'Cualquiera' };

/** One value at most: each one includes those after it. */
function One({ group, name }: { group: Group; name: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <RadioGroup
      legend={group.Name}
      hideLegend
      name={name}
      value={group.Values.find(({ selected }) => selected)?.Handle ?? anyValue.value}
      onChange={(value) =>
        navigate(value ? toggled(search, name, value) : without(search, name), { preventScrollReset: true })
      }
      options={[
        anyValue,
        ...group.Values.map(({ Handle, Name, count }) => ({ value: Handle, label: Name, aside: count })),
      ]}
    />
  );
}

/** The values of one filter with their counts, as rows, or as circles where the brand names its colors. */
export function FilterValues({ group }: { group: Group }) {
  const { structure } = useBrand();
  const name = queryName(group.Handle);
  if (chosenOnce(name)) return <One group={group} name={name} />;
  if (structure.swatch === 'labeled' && group.Values.every(({ Code }) => Code))
    return (
      <Colors>
        {group.Values.map((value) => (
          <li key={value.Handle}>
            <label>
              <input type="checkbox" name={name} value={value.Handle} checked={value.selected} readOnly />
              <i style={{ background: value.Code ?? undefined }} />
              <span>
                <span>{value.Name}</span> <small>{value.count}</small>
              </span>
            </label>
          </li>
        ))}
      </Colors>
    );
  if (group.Handle === 'edad')
    return (
      <Chips>
        {group.Values.filter(({ count, selected }) => count > 0 || selected).map((value) => (
          <li key={value.Handle}>
            <label>
              <input type="checkbox" name={name} value={value.Handle} checked={value.selected} readOnly />
              <span>{value.Name}</span> <small>{value.count}</small>
            </label>
          </li>
        ))}
      </Chips>
    );
  // one more would hide only itself
  const [seen, rest] =
    group.Values.length > filterValuesShown + 1
      ? [group.Values.slice(0, filterValuesShown), group.Values.slice(filterValuesShown)]
      : [group.Values, []];
  return (
    <>
      <Rows name={name} values={seen} />
      {rest.length > 0 ? (
        <More open={rest.some(({ selected }) => selected)}>
          <summary>{`Ver ${rest.length} más`}</summary>
          <Rows name={name} values={rest} />
        </More>
      ) : null}
    </>
  );
}
