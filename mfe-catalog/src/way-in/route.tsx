import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { wayInText } from '@actual/contracts/way-in/way-in';
import { readWayInAddress } from '@actual/contracts/way-in/way-in-address';
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
import { Alert, Container, Panel, Stack } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { keepWayIn } from './keep-way-in';
import { useWayIn } from './use-way-in';
import { WayInForm } from './WayInForm';
import { draftFrom, draftOf, readDraft } from './way-in-draft';

const formName = 'acceso';
const notKept = 'No pudimos guardar tu acceso: este pedido ya no se puede cambiar, o no hay conexión.';

const Page = styled(Container)`
  padding-block: 32px var(--gap-section);
  h1 { ${type('h1')} }
`;

/** Saves the access that a form without script sends, and leads back. */
export const post: FormPost = async ({ shell, url, fields }): Promise<FormAnswer | Redirect> => {
  const { back, ...asked } = readWayInAddress(url.searchParams);
  const values = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const answer: FormAnswer = { form: formName, sent: false, values, errors: {} };
  const read = values.forget ? null : readDraft(draftFrom(values));
  if (read && 'errors' in read) return { ...answer, errors: read.errors };
  try {
    await keepWayIn(shell, read && wayInText(read.wayIn), asked);
    return redirect(back, 303);
  } catch {
    return { ...answer, refused: notKept };
  }
};

/** `/acceso`: how one gets into the visitor's home, as a page of its own. */
export function Component() {
  const { name } = useBrand();
  const shell = useShell();
  const own = useWayIn();
  const navigate = useNavigate();
  const { back, ...asked } = readWayInAddress(useSearchParams()[0]);
  const answer = useFormAnswer(formName);
  const [refused, setRefused] = useState(answer?.refused);
  const given = asked.begun ?? own;
  const title = asked.order ? 'El acceso de tu pedido' : 'Tu acceso';
  const keep = async (text: string | null) => {
    try {
      await keepWayIn(shell, text, asked);
      await navigate(back);
    } catch {
      setRefused(notKept);
    }
  };
  return (
    <Page narrow>
      <title>{tabTitle(title, name)}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={6}>
        <h1>{title}</h1>
        {refused ? (
          <Alert tone="error" live>
            {refused}
          </Alert>
        ) : null}
        <Panel>
          <WayInForm
            begun={answer ? draftFrom(answer.values) : draftOf(given)}
            wrong={answer?.errors}
            mayForget={given !== undefined}
            onGiven={(text) => void keep(text)}
          />
        </Panel>
      </Stack>
    </Page>
  );
}
