import { type LoaderArgs, Redirect } from '@actual/shell-contract';
import { codeOf, failedPage, openPage, type Page, type PageMatch } from '@actual/shell-contract/navigation';

export interface PostArgs extends Omit<LoaderArgs, 'params'> {
  owner: string;
  /** The fields of the form that was sent to the page. */
  fields: FormData;
  onError: (error: unknown) => void;
}

/** The fields of a form; empty for a body that no form sends. */
export const fieldsOf = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());

/** The page that a form was sent to without script, with the form's answer; or where the visitor belongs now. */
export async function postPage(match: PageMatch, { fields, ...args }: PostArgs): Promise<Page | Redirect> {
  const { owner, url, shell, signal } = args;
  const { post } = await codeOf(match.route);
  if (!post) return failedPage(owner, 405, match.route);
  const answer = await post({ url, shell, signal, params: match.params, fields });
  if (answer instanceof Redirect) return answer;
  const page = await openPage(match, args);
  return page instanceof Redirect ? page : { ...page, answer };
}
