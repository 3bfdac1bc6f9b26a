import type { Illustrations } from '@actual/themes-contract';
import type { ReactNode, SVGProps } from 'react';
import { Bear, Bird, Cloud, Fox, Sun, Tree, Whale } from './animals';

const Scene = ({ sky, children, ...rest }: SVGProps<SVGSVGElement> & { sky: string; children: ReactNode }) => (
  <svg viewBox="0 0 340 210" {...rest} aria-hidden="true">
    <rect width="340" height="210" rx="28" fill={sky} />
    {children}
  </svg>
);
const Hill = ({ y = 168 }: { y?: number }) => <path d={`M0 ${y}q170-40 340 0v${210 - y}H0Z`} fill="#fff" />;

export const illustrations: Illustrations = {
  emptyCart: (props) => (
    <Scene sky="#E8F5FC" {...props}>
      <Cloud x={26} y={40} />
      <Sun x={276} y={52} r={23} />
      <path d="M0 162q170-36 340 0v20a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28v-20Z" fill="#CBE8F7" />
      <Whale x={88} y={104} />
      <path d="M0 190q170-28 340 0a28 28 0 0 1-28 20H28a28 28 0 0 1-28-20Z" fill="#B5DCF3" />
    </Scene>
  ),
  noResults: (props) => (
    <Scene sky="#FFEFEB" {...props}>
      <Hill />
      <Fox x={156} y={174} />
      <rect x="232" y="140" width="42" height="42" rx="8" fill="#8FD0F0" />
      <path d="m230 138 23-26 23 26Z" fill="#FFCB47" />
    </Scene>
  ),
  error: (props) => (
    <Scene sky="#E8F5FC" {...props}>
      <Cloud x={42} y={34} />
      <Hill />
      <path d="M68 186v-30a40 40 0 0 1 80 0v30h-22v-28a18 18 0 0 0-36 0v28H68Z" fill="#FF8672" />
      <rect x="174" y="124" width="50" height="50" rx="9" fill="#FFCB47" transform="rotate(24 199 149)" />
      <path d="m232 184 27-34 27 34Z" fill="#8FD0F0" />
    </Scene>
  ),
  postalCode: (props) => (
    <Scene sky="#FFF6DF" {...props}>
      <Cloud x={22} y={46} s={1.2} />
      <Cloud x={236} y={40} s={0.8} />
      <Hill />
      <Tree x={84} y={172} s={1.15} />
      <Tree x={288} y={182} s={0.8} />
      <Bird x={180} y={172} />
    </Scene>
  ),
  waiting: (props) => (
    <Scene sky="#E9F6EF" {...props}>
      <Hill />
      <Bear x={170} y={186} />
    </Scene>
  ),
};
