import { useBrand } from '@actual/shell-contract';

/** The brand's animal on the band above a list. */
export const BandDrawing = () => {
  const { waiting: Drawing } = useBrand().illustrations;
  return <Drawing aria-hidden="true" focusable="false" />;
};
