import { type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';
import { loader as unlessSignedIn } from '../forgot-password/loader';

export interface MailedLink {
  email: string;
  token: string;
}

/** The link's e-mail and token, both required (accounts 2). */
export function linkIn({ searchParams: query }: URL): MailedLink | null {
  const [email, token] = [query.get('email'), query.get('token')];
  return email && token ? { email, token } : null;
}

export const loader = (args: LoaderArgs): MailedLink | Redirect =>
  unlessSignedIn(args) ?? linkIn(args.url) ?? redirect('/');
