/** Where people sign in whose browser runs no script; with it, the panel under the account's icon does. */
export const signInPage = '/entrar';

export const signInHref = (returnTo: string): string =>
  `${signInPage}?${new URLSearchParams({ redirectTo: returnTo })}`;
