/** Placeholder of the search-box block. */
export const Component = () => <span>search-box</span>;
