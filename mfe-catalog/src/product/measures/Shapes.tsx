import type { Shape } from './outline';

interface ShapesProps {
  shapes: Shape[];
  /** Where the piece's upper left corner lies, and drawing units per cm. */
  x: number;
  y: number;
  scale: number;
  envelope: boolean;
}

/** The shapes of a piece as lines on its ground. */
export const Shapes = ({ shapes, x, y, scale, envelope }: ShapesProps) => (
  <g
    fill="var(--c-surface)"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinejoin="round"
    strokeDasharray={envelope ? '5 4' : undefined}
  >
    {shapes.map((shape) => (
      <rect
        key={`${shape.x},${shape.y},${shape.height}`}
        x={x + shape.x * scale}
        y={y + shape.y * scale}
        width={shape.width * scale}
        height={shape.height * scale}
        rx={Math.min(3, (Math.min(shape.width, shape.height) * scale) / 3)}
      />
    ))}
  </g>
);
