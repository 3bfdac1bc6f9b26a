import type { Part } from './outline';

interface PartsProps {
  parts: Part[];
  /** Where the piece's upper left corner lies, and drawing units per cm. */
  x: number;
  y: number;
  scale: number;
  envelope: boolean;
}

/** The parts of a piece as lines on its ground. */
export const Parts = ({ parts, x, y, scale, envelope }: PartsProps) => (
  <g
    fill="var(--c-surface)"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinejoin="round"
    strokeDasharray={envelope ? '5 4' : undefined}
  >
    {parts.map((part) => (
      <rect
        key={`${part.x},${part.y},${part.height}`}
        x={x + part.x * scale}
        y={y + part.y * scale}
        width={part.width * scale}
        height={part.height * scale}
        rx={Math.min(3, (Math.min(part.width, part.height) * scale) / 3)}
      />
    ))}
  </g>
);
