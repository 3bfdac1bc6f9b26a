import { parseWayIn, wayInText } from '@actual/contracts/way-in';
import {
  type FormAnswer,
  type FormPost,
  type Redirect,
  redirect,
  useBrand,
  useFormAnswer,
  useNavigate,
  useSearchParams,
  useShell,
} from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Container, Panel, Stack } from '@actual/ui';
import styled from 'styled-components';
import { useWayIn } from './use-way-in';
import { WayInForm } from './WayInForm';
import { draftFrom, draftOf, readDraft } from './way-in-draft';
import { wayBack } from './way-in-page';

const formName = 'acceso';

const Page = styled(Container)`
  padding-block: 32px var(--gap-section);
  h1 { ${type('h1')} }
`;

/** Keeps the way in that a form without script tells, and leads back. */
export const post: FormPost = async ({ shell, url, fields }): Promise<FormAnswer | Redirect> => {
  const { stores } = shell;
  const back = redirect(wayBack(url.searchParams), 303);
  const values = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  if (values.forget) {
    stores.wayIn?.getState().set(null);
    return back;
  }
  const read = readDraft(draftFrom(values));
  if ('errors' in read) return { form: formName, sent: false, values, errors: read.errors };
  stores.wayIn?.getState().set(wayInText(read.wayIn));
  return back;
};

/** `/acceso`: how one gets into the visitor's home, as a page of its own. */
export function Component() {
  const { name } = useBrand();
  const { stores } = useShell();
  const given = useWayIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useFormAnswer(formName);
  const title = 'Tu acceso';
  return (
    <Page narrow>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={6}>
        <h1>{title}</h1>
        <Panel>
          <WayInForm
            begun={answer ? draftFrom(answer.values) : draftOf(given)}
            wrong={answer?.errors}
            mayForget={parseWayIn(given) !== null}
            onGiven={(text) => {
              stores.wayIn?.getState().set(text);
              void navigate(wayBack(search));
            }}
          />
        </Panel>
      </Stack>
    </Page>
  );
}
