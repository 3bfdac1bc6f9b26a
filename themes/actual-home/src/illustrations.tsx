import type { Illustrations } from '@actual/themes-contract';
import type { ReactNode, SVGProps } from 'react';

/** The house that is also a tag: wall, floor, hole; the missing piece is drawn with dashes inside. */
const House = ({ children, quiet, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode; quiet?: boolean }) => (
  <svg viewBox="0 0 220 190" fill="none" {...rest} aria-hidden="true">
    <path
      d="M40 84a10 10 0 0 1 4-8l56-44a16 16 0 0 1 20 0l56 44a10 10 0 0 1 4 8v98H40V84Z"
      fill={quiet ? 'var(--c-selected-bg)' : 'var(--c-price-bg)'}
    />
    <path d="M40 148h140v34H40z" fill={quiet ? 'var(--c-halo)' : 'var(--c-band-bg)'} />
    <circle cx="110" cy="54" r="9" fill="var(--c-empty)" />
    <g stroke="var(--c-accent)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
);

export const illustrations: Illustrations = {
  emptyCart: (props) => (
    <House {...props}>
      <path
        strokeDasharray="5 6"
        d="M78 132v-16a12 12 0 0 1 12-12h40a12 12 0 0 1 12 12v16M78 140v-8a9 9 0 1 0-14 6v26h92v-26a9 9 0 1 0-14-6v8H78ZM70 164v6M150 164v6"
      />
    </House>
  ),
  noResults: (props) => (
    <House quiet {...props}>
      <path strokeDasharray="5 6" d="M72 100h46v66H72zM72 133h46" />
      <circle cx="136" cy="118" r="18" />
      <path d="m149 131 16 17" />
    </House>
  ),
  error: (props) => (
    <House quiet {...props}>
      <path d="M84 166v-60h52v60M84 132h52M110 106v26" />
      <path d="m146 100 14-8M148 112h16M146 124l14 8" />
    </House>
  ),
  postalCode: (props) => (
    <House quiet {...props}>
      <path d="M64 128h52v34H64zM116 138h18l14 12v12h-32" />
      <circle cx="82" cy="164" r="8" fill="var(--c-surface)" />
      <circle cx="130" cy="164" r="8" fill="var(--c-surface)" />
      <path d="M76 100h28M84 112h20" />
    </House>
  ),
  waiting: (props) => (
    <House {...props}>
      <path strokeDasharray="5 6" d="M76 116l34-14 34 14v36l-34 14-34-14v-36Z" />
      <path d="m76 116 34 14 34-14M110 130v36" />
    </House>
  ),
};
