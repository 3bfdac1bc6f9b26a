/** Placeholder of the mini-cart block. */
export const Component = () => <span>mini-cart</span>;
