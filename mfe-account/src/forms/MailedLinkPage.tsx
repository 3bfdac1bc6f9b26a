import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import {
  type ApiClient,
  ApiError,
  connectionText,
  type FormPost,
  useBrand,
  useFormAnswer,
  useMutation,
  useSearchParams,
  useShell,
} from '@actual/shell-contract';
import { Alert, Button, LinkButton, Panel, Stack } from '@actual/ui';
import type { FormEvent } from 'react';
import { FormPage } from './FormPage';
import { answerForm } from './form-rules';
import { OwnForm } from './OwnForm';
import { Said } from './refusals';

export interface MailedLink {
  title: string;
  /** Under the title, with the brand's name. */
  lead: (brand: string) => string;
  /** The button's text. */
  action: string;
  /** Performs the link's action, which its query names. */
  call: (api: ApiClient, query: URLSearchParams) => Promise<object>;
  done: { title: string; text: string };
  /** Said of a link that does nothing any more. */
  expired: string;
  /** Of its own codes. */
  words?: Readonly<Partial<Record<string, string>>>;
}

const form = 'enlace';
function refusalText(error: unknown, { expired, words = {} }: MailedLink): string {
  const code = error instanceof ApiError ? error.code : '';
  if (['link_expired', 'invalid_input', 'not_found'].includes(code)) return expired;
  return words[code] ?? connectionText(error) ?? tryAgainText;
}

/** The page of a mail's link. Its action needs a press, because programs that check mails open every link. */
export const MailedLinkPage = ({ link }: { link: MailedLink }) => {
  const { title, lead, action, call, done } = link;
  const { api } = useShell();
  const { name } = useBrand();
  const [query] = useSearchParams();
  const answer = useFormAnswer(form);
  const pressed = useMutation({ mutationFn: () => call(api, query) });
  const refused = pressed.isError ? refusalText(pressed.error, link) : pressed.isIdle && answer?.refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pressed.isPending) pressed.mutate();
  };
  return (
    <FormPage narrow title={title} lead={lead(name)}>
      <Panel>
        <Stack gap={4}>
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          {pressed.isSuccess || answer?.sent ? (
            <>
              <Alert tone="success" title={done.title} live>
                {done.text}
              </Alert>
              <LinkButton href="/">Ver muebles</LinkButton>
            </>
          ) : (
            <OwnForm name={form} onSubmit={submit}>
              <Button type="submit" variant="buy" size="l" block busy={pressed.isPending ? 'Enviando' : false}>
                {action}
              </Button>
            </OwnForm>
          )}
        </Stack>
      </Panel>
    </FormPage>
  );
};

/** The same press without script. */
export const postOfLink =
  (link: MailedLink): FormPost =>
  ({ shell, url, fields }) =>
    answerForm({ name: form, labels: {}, check: () => true }, fields, () =>
      link.call(shell.api, url.searchParams).catch((error: unknown) => {
        throw new Said(refusalText(error, link));
      }),
    );
