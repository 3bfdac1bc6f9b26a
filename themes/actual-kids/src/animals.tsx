const ink = '#1C2B45';

/** Figures of two to six blocks: eyes are dots, no mouths, standing at y=0 of their own place. */
export const Cloud = ({ x, y, s = 1, o = 1 }: { x: number; y: number; s?: number; o?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${s})`}
    opacity={o}
    fill="#fff"
    d="M12 34a12 12 0 0 1 2-23 17 17 0 0 1 31-4 13 13 0 0 1 19 7 10 10 0 0 1-2 20H12Z"
  />
);
export const Sun = ({ x, y, r = 22 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill="#FFCB47" />
);
export const Tree = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-4-26h8V0h-8z" fill="#D9A679" />
    <path d="M-24-42a24 24 0 0 1 48 0v14a10 10 0 0 1-10 10h-28a10 10 0 0 1-10-10v-14Z" fill="#9ED8B5" />
  </g>
);
export const Rabbit = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-46 0a40 32 0 0 1 80 0Z" fill="#fff" />
    <rect x="4" y="-92" width="14" height="48" rx="7" fill="#fff" transform="rotate(-8 11 -60)" />
    <rect x="24" y="-92" width="14" height="48" rx="7" fill="#fff" transform="rotate(10 31 -60)" />
    <rect x="8" y="-84" width="6" height="32" rx="3" fill="#FFC9BD" transform="rotate(-8 11 -60)" />
    <circle cx="20" cy="-36" r="24" fill="#fff" />
    <circle cx="29" cy="-40" r="3.5" fill={ink} />
    <circle cx="43" cy="-33" r="3" fill="#FF8672" />
    <circle cx="-46" cy="-8" r="8" fill="#FFC9BD" />
  </g>
);
export const Whale = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h108a48 48 0 0 1-48 48H48A48 48 0 0 1 0 0Z" fill="#6FB9E2" />
    <path d="M14 16h44a32 32 0 0 1-32 27A48 48 0 0 1 14 16Z" fill="#B4DCF2" />
    <path d="M108 24c4-14 6-26-2-46 20 0 24 16 20 26 8-8 22-12 34-6-10 20-30 28-52 26Z" fill="#6FB9E2" />
    <circle cx="26" cy="9" r="3.5" fill={ink} />
    <path
      d="M48-8v-12m0 0c0-10-16-10-18-2m18 2c0-10 16-10 18-2"
      fill="none"
      stroke="#6FB9E2"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
);
export const Fox = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-24 0h-34c-26 0-36-22-28-46 10 22 26 22 40 22Z" fill="#FF8672" />
    <path d="M-86-46c-4 12-4 22 2 32l16-12c-8-4-14-10-18-20Z" fill="#fff" />
    <path d="M-44 0c-4-40 12-56 34-62h22c10 14 14 34 12 62h-68Z" fill="#FF8672" />
    <path d="M-4 0v-16a14 14 0 0 1 28 0V0H-4Z" fill="#fff" />
    <path d="M-26-112c0-5 4-6 7-3l20 16h22l20-16c3-3 7-2 7 3v36a38 38 0 0 1-76 0v-36Z" fill="#FF8672" />
    <path d="M-22-72c16-4 28 6 34 18 6-12 18-22 34-18-2 18-18 32-34 32s-32-14-34-32Z" fill="#fff" />
    <circle cx="-4" cy="-72" r="3.5" fill={ink} />
    <circle cx="28" cy="-72" r="3.5" fill={ink} />
    <circle cx="12" cy="-44" r="5.5" fill={ink} />
  </g>
);
export const Chick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-8-6v6m16-6v6" stroke="#D9A679" strokeWidth="4" strokeLinecap="round" />
    <circle cx="0" cy="-34" r="31" fill="#FFCB47" />
    <path d="M-20-34a18 18 0 0 0 36 0h-36Z" fill="#F2B62E" />
    <path d="m29-44 18 8-18 8v-16Z" fill="#FF8672" />
    <circle cx="16" cy="-46" r="3.5" fill={ink} />
  </g>
);
export const Bird = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-22-30-46-42v24l24-8v-4Z" fill="#F4745F" />
    <path d="M-24-30h62a31 31 0 0 1-62 0Z" fill="#FF8672" />
    <path d="M-18-30a19 19 0 0 1 38 0h-38Z" fill="#FFC9BD" />
    <circle cx="36" cy="-40" r="17" fill="#FF8672" />
    <circle cx="40" cy="-44" r="3.5" fill={ink} />
    <path d="m52-47 14 6-14 6v-12Z" fill="#FFCB47" />
  </g>
);
export const Elephant = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-70 0v-38a46 46 0 0 1 46-46h52v84H4v-22h-40V0h-34Z" fill="#8FD0F0" />
    <path
      d="M14-104a44 44 0 0 1 44 44v34c0 8 4 12 10 12s10-4 10-10h12c0 14-10 24-24 24S40-8 40-24v-8H14a36 36 0 0 1 0-72Z"
      fill="#8FD0F0"
    />
    <path d="M-18-96h22a18 18 0 0 1 18 18v20a26 26 0 0 1-26 26 34 34 0 0 1-34-34 30 30 0 0 1 20-30Z" fill="#6FB9E2" />
    <circle cx="36" cy="-68" r="3.5" fill={ink} />
  </g>
);
export const Bear = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="#E8B88F">
    <path d="M-58 0v-30c0-20 12-38 24-46h68c12 8 24 26 24 46V0H-58Z" />
    <circle cx="-32" cy="-104" r="16" />
    <circle cx="32" cy="-104" r="16" />
    <path d="M-46-72a46 42 0 0 1 92 0c0 18-20 30-46 30s-46-12-46-30Z" />
    <circle cx="0" cy="-56" r="19" fill="#F6DCC4" />
    <path d="M-9-62H9L0-51Z" fill={ink} />
    <path
      d="M-28-72c4 5 10 5 14 0M14-72c4 5 10 5 14 0"
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);
