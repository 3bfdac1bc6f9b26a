import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, waitFor } from '@testing-library/react';
import { useAction } from './use-action';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: {} } as unknown as Brand;

interface PageProps {
  send: (what: string) => Promise<void>;
  /** Its presses wait for each other. */
  inTurn: boolean;
}

const Page = ({ send, inTurn }: PageProps) => {
  const scope = inTurn ? { id: 'one after the other' } : undefined;
  const action = useAction<void, unknown, string>({ scope, mutationFn: send });
  return ['Sofá', 'Mesa'].map((what) => (
    <button key={what} type="button" onClick={() => action.mutate(what)}>
      {what}
    </button>
  ));
};

/** Opens the page; what is pressed is sent, and answered when the test says so. */
async function open({ inTurn = false } = {}) {
  const answers: (() => void)[] = [];
  const send = jest.fn((_what: string) => new Promise<void>((done) => answers.push(done)));
  const element = <Page send={send} inTurn={inTurn} />;
  renderTestPage({ brand, routes: [{ path: '/', element }], url: '/', answer: async () => ({}) });
  const button = (name: string) => screen.findByRole('button', { name });
  return { send, sofa: await button('Sofá'), table: await button('Mesa'), answer: () => answers.shift()?.() };
}
const sentTo = (send: jest.Mock) => send.mock.calls.map(([what]) => what);

test('two presses within one frame are sent once, another one at once; after the answer the same is sent again', async () => {
  const { send, sofa, table, answer } = await open();
  sofa.click();
  sofa.click();
  table.click();
  await waitFor(() => expect(sentTo(send)).toEqual(['Sofá', 'Mesa']));
  answer();
  await waitFor(() => {
    sofa.click();
    expect(sentTo(send)).toEqual(['Sofá', 'Mesa', 'Sofá']);
  });
});

test('a change queues behind waiting ones, and the same change is not sent twice', async () => {
  const { send, sofa, table, answer } = await open({ inTurn: true });
  sofa.click();
  sofa.click();
  table.click();
  await waitFor(() => expect(sentTo(send)).toEqual(['Sofá']));
  answer();
  await waitFor(() => expect(sentTo(send)).toEqual(['Sofá', 'Mesa']));
  answer();
  await waitFor(() => expect(sentTo(send)).toHaveLength(2));
});

test('everything that a button of the desk does is an action', () => {
  const root = join(__dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const direct = files.filter(
    (name) => !name.includes('.test.') && /\buseMutation\b/.test(readFileSync(join(root, name), 'utf8')),
  );
  // the upload of an import begins by itself, and again where it was interrupted
  expect(direct.sort()).toEqual(['fields/use-action.ts', 'one-import/SendingPanel.tsx']);
});
