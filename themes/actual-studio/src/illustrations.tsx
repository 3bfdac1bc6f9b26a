import type { Illustrations } from '@actual/themes-contract';
import type { ReactNode, SVGProps } from 'react';

const Sheet = ({ children, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode }) => (
  <svg viewBox="0 0 320 190" fill="none" stroke="var(--c-text)" strokeWidth="1.25" {...rest} aria-hidden="true">
    {children}
  </svg>
);
const Dashed = ({ d }: { d: string }) => <path d={d} strokeDasharray="3 4" />;
const Cota = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <path d={`M${x} ${y}h${width}M${x} ${y - 5}v10M${x + width} ${y - 5}v10`} stroke="var(--c-accent)" />
);

/** Elevations in dashes: the piece that is not there yet. */
export const illustrations: Illustrations = {
  emptyCart: (props) => (
    <Sheet {...props}>
      <Dashed d="M20 36h26v-16h228v16h26v88H20V36ZM46 36v44h228V36M122 20v60M198 20v60M20 96h280M28 124v10h12v-10M280 124v10h12v-10" />
      <Cota x={20} y={160} width={280} />
    </Sheet>
  ),
  noResults: (props) => (
    <Sheet {...props}>
      <Dashed d="M60 16h120v118H60V16ZM60 55h120M60 94h120M66 134v8M174 134v8" />
      <circle cx="216" cy="78" r="34" />
      <path d="m240 103 30 30" />
      <Cota x={60} y={166} width={120} />
    </Sheet>
  ),
  error: (props) => (
    <Sheet {...props}>
      <path d="M50 140V24l116 116H50ZM74 116V82l34 34H74Z" />
      <Dashed d="M196 140 214 30l56 9-18 110-56-9Z" />
      <Cota x={50} y={166} width={220} />
    </Sheet>
  ),
  postalCode: (props) => (
    <Sheet {...props}>
      <Dashed d="M30 134 96 58l48 40 44-60 102 96" />
      <path d="M188 38c0-14 10-24 22-24s22 10 22 24c0 16-22 36-22 36s-22-20-22-36Z" />
      <circle cx="210" cy="38" r="8" />
      <Cota x={30} y={162} width={260} />
    </Sheet>
  ),
  waiting: (props) => (
    <Sheet {...props}>
      <Dashed d="M112 134V72c0-30 96-30 96 0v62M104 104h112v14H104v-14ZM118 118v24M202 118v24" />
      <Cota x={104} y={166} width={112} />
    </Sheet>
  ),
};
