const names = ['Studio', 'Home', 'Kids'] as const;
type Name = (typeof names)[number];

/**
 * The brands that a flow is walked in, each with its place among `brands()`. Where the brands share the code, one of
 * them tells; which one differs from flow to flow. `npm run test:whole` walks every flow in all three.
 */
export const walkedIn = (name: Name): [at: number, name: Name][] =>
  [...names.entries()].filter(([, one]) => one === name || process.env.TEST_WHOLE === 'true');
