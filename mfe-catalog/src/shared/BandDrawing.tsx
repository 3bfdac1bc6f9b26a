import { useBrand } from '@actual/shell-contract';

/** The brand's animal on the band above a list: one for each title where it has several. */
export const BandDrawing = ({ of }: { of: string }) => {
  const {
    BandScene,
    illustrations: { waiting: Drawing },
  } = useBrand();
  return BandScene ? <BandScene of={of} /> : <Drawing aria-hidden="true" focusable="false" />;
};
