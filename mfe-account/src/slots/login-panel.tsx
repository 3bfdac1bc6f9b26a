/** Placeholder of the login-panel block. */
export const Component = () => <span>login-panel</span>;
