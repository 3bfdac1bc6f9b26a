/** Placeholder of the menu block. */
export const Component = () => <span>menu</span>;
