const names = ['Studio', 'Home', 'Kids'] as const;
type Name = (typeof names)[number];

/** `npm run test:whole`: tries all kinds of a case of which `npm test` tries one. */
export const whole = process.env.TEST_WHOLE === 'true';

/**
 * The brands that a flow is walked in, each with its place among `brands()`. Where the brands share the code, one of
 * them tells; which one differs from flow to flow. `npm run test:whole` walks every flow in all three.
 */
export const walkedIn = (name: Name): [at: number, name: Name][] =>
  [...names.entries()].filter(([, one]) => one === name || whole);

/** Every brand, each at one width in pixels of a phone or a desk; in `npm run test:whole` each at both. */
export const everyBrand = (): { at: number; name: Name; width: number }[] =>
  [...names.entries()].flatMap(([at, name]) =>
    [390, 1366].filter((_, turn) => whole || turn === at % 2).map((width) => ({ at, name, width })),
  );

/** The widths in pixels that a flow is walked in: the first, or all in `npm run test:whole`. */
export const walkedAt = (first: number, ...others: number[]): number[] => (whole ? [first, ...others] : [first]);

/**
 * A flow that neither brand nor width changes: at a phone's width, where what reaches out of the window shows, in the
 * brand of that name. `npm run test:whole` walks it in all three, also at a desk's width.
 */
export const walkedOnPhone = (name: Name): { at: number; name: Name; width: number }[] =>
  walkedIn(name).flatMap(([at, one]) => walkedAt(390, 1366).map((width) => ({ at, name: one, width })));
