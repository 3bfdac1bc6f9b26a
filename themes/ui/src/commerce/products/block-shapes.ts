const shapes = ['50% 50% 24px 24px / 50% 50% 24px 24px', '32px', '50%', '32px'] as const;

/** The wooden blocks: arch, square and circle, one after the other, as a border-radius. */
export const blockShape = (at: number): string => shapes[at % 4] ?? '32px';
