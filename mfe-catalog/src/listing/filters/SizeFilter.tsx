import type { ProductList } from '@actual/contracts';
import { useNavigate, useSearchParams } from '@actual/shell-contract';
import styled from 'styled-components';
import { BoundField, BoundFields } from './BoundField';
import { maskedCm, readCm } from './read-bounds';
import { sizeAddress, sizeNamesInAddress } from './size-address';

const Sizes = styled.div`
  display: grid;
  gap: 14px;
  legend { margin-bottom: 4px; font: var(--t-label); }
`;

type Size = ProductList['facets']['sizes'][number];

const written = (cm: number | undefined): string => (cm === undefined ? '' : String(cm));

/** One size: from and to, with the range that the list has. */
function SizeBounds({ size: { Handle, Name, min, max } }: { size: Size }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const names = sizeNamesInAddress[Handle];
  const asked = { from: readCm(search.get(names.from)), to: readCm(search.get(names.to)) };
  const commit = (end: 'from' | 'to', text: string) => {
    const cm = readCm(text);
    if (cm === asked[end]) return;
    void navigate(sizeAddress(search, Handle, { ...asked, [end]: cm }), { preventScrollReset: true });
  };
  const field = (end: 'from' | 'to', label: string, placeholder: number) => (
    <BoundField
      label={label}
      name={names[end]}
      inputMode="decimal"
      placeholder={`${placeholder} cm`}
      asked={written(asked[end])}
      mask={maskedCm}
      onCommit={(text) => commit(end, text)}
    />
  );
  return (
    <fieldset>
      <legend>{`${Name} en cm`}</legend>
      <BoundFields>
        {field('from', 'Desde', min)}
        {field('to', 'Hasta', max)}
      </BoundFields>
    </fieldset>
  );
}

/** Will it fit: width, depth and height in centimeters. */
export const SizeFilter = ({ sizes }: { sizes: readonly Size[] }) => (
  <Sizes>
    {sizes.map((size) => (
      <SizeBounds key={size.Handle} size={size} />
    ))}
  </Sizes>
);
