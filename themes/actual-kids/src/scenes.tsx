import type { ReactNode } from 'react';
import { Bear, Bird, Chick, Cloud, Elephant, Fox, Rabbit, Sun, Tree } from './animals';

const leaf = '#E9F6EF';
const Band = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 340 210" aria-hidden="true" focusable="false">
    <rect width="340" height="210" fill={leaf} />
    <path d="M0 168q170-40 340 0v42H0Z" fill="#fff" />
    {children}
  </svg>
);
const bands = [
  <Band key="bear">
    <Bear x={170} y={186} />
  </Band>,
  <Band key="rabbit">
    <Rabbit x={150} y={182} s={1.25} />
    <Sun x={272} y={52} />
  </Band>,
  <Band key="fox">
    <Fox x={160} y={176} />
    <rect x="236" y="142" width="38" height="38" rx="8" fill="#8FD0F0" />
    <path d="m234 140 21-24 21 24Z" fill="#FFCB47" />
  </Band>,
  <Band key="elephant">
    <Elephant x={160} y={184} s={1.1} />
    <Cloud x={26} y={38} />
  </Band>,
  <Band key="bird">
    <Tree x={84} y={174} s={1.1} />
    <Bird x={190} y={174} />
  </Band>,
  <Band key="chick">
    <rect x="96" y="138" width="36" height="36" rx="8" fill="#8FD0F0" />
    <rect x="132" y="138" width="36" height="36" rx="8" fill="#FF8672" />
    <Chick x={222} y={176} />
  </Band>,
] as const;

/** One animal for each title, the same one every time. */
export const BandScene = ({ of }: { of: string }) => {
  const sum = [...of].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return bands[sum % bands.length] ?? bands[0];
};

const Hill = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 300 150" aria-hidden="true" focusable="false">
    <path d="M0 130q150-34 300 0v20H0Z" fill="#fff" />
    {children}
  </svg>
);
export const ages = {
  ChickScene: () => (
    <Hill>
      <rect x="68" y="96" width="34" height="34" rx="7" fill="#8FD0F0" />
      <rect x="102" y="96" width="34" height="34" rx="7" fill="#FF8672" />
      <Chick x={200} y={132} />
    </Hill>
  ),
  RabbitScene: () => (
    <Hill>
      <path d="M64 132v-24a26 26 0 0 1 52 0v24h-15v-22a11 11 0 0 0-22 0v22H64Z" fill="#FFCB47" />
      <Rabbit x={204} y={132} />
    </Hill>
  ),
  FoxScene: () => (
    <Hill>
      <Fox x={186} y={134} />
    </Hill>
  ),
  ElephantScene: () => (
    <Hill>
      <Elephant x={172} y={134} />
    </Hill>
  ),
};
