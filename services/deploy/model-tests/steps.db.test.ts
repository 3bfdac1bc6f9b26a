import { traceless } from './crash-point';
import { changePiece, chooseMoney } from './exchanging';
import { givePartBack } from './giving-back';
import { Harness } from './harness';
import { alwaysHolds, holdsWhenQuiet } from './invariants';
import { askInvoice, invoicing, replaceInvoice } from './invoicing';
import { ModelState } from './model-state';
import { bank, decide, deliver } from './outside';
import {
  creditTransfer,
  payCard,
  payOther,
  rivalBuys,
  staffCancels,
  staffCredit,
  staffOrders,
  takeBack,
} from './paying';
import { recallReplacement, sendReplacement } from './replacing';
import { deadline, notifications, outbox, quiet, settle, sweep } from './time';

/**
 * Every way to an end, with a process that dies after each of its steps in turn that leaves something behind: a commit,
 * a statement that writes outside a transaction, a call that changes something at a provider. Whatever it was doing,
 * the next process brings it to its end.
 */
let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(() => harness.close());

type Story = (state: ModelState) => Promise<unknown>;
const arrives = async (state: ModelState): Promise<void> => {
  await deliver(state, 'once');
  await notifications(state, 1);
};
const credited = async (state: ModelState): Promise<void> => {
  await bank(state, 'deposit');
  await arrives(state);
  await outbox(state, 1);
};

const paid: Story = (state) => payCard(state, 'APRO', 1);
const promised: Story = (state) => payOther(state, 'spei', 1);
const posted: Story = (state) => outbox(state, 1);
const asked: Story = (state) => askInvoice(state);
const invoiced: Story = (state) => invoicing(state, 1);

const stories: Record<string, readonly Story[]> = {
  'a card': [paid, posted],
  'a damaged piece that is replaced, and then not': [
    paid,
    (state) => sendReplacement(state),
    (state) => recallReplacement(state),
  ],
  'a card that is refused': [(state) => payCard(state, 'FUND', 1)],
  'a card under review': [(state) => payCard(state, 'CONT', 1), (state) => decide(state, true), arrives],
  'SPEI, credited': [promised, credited],
  'SPEI, too late, its pieces still there': [promised, deadline, credited],
  'SPEI, too late, its pieces sold': [
    (state) => state.add('sofa', 3),
    promised,
    deadline,
    (state) => rivalBuys(state, 3),
    credited,
  ],
  'a transfer that staff credit': [
    (state) => payOther(state, 'transfer', 1),
    (state) => creditTransfer(state, 'whole'),
    posted,
  ],
  'e-wallet and card': [(state) => payOther(state, 'ewallet', 0.3), paid],
  'a part taken back': [(state) => payCard(state, 'APRO', 0.7), takeBack, posted],
  'cash, and a manager’s word': [
    (state) => payOther(state, 'cash', 0.7),
    (state) => staffOrders(state, true),
    (state) => staffCredit(state),
  ],
  'an order that staff cancel': [paid, posted, (state) => staffCancels(state, 'desc', 1), posted, posted],
  'a part given back, and then the rest': [
    paid,
    (state) => givePartBack(state, 0.3),
    posted,
    (state) => staffCancels(state, 'desc', 1),
    posted,
  ],
  'a piece changed for others, and the difference by card': [
    paid,
    posted,
    changePiece,
    (state) => state.add('lamp', 3),
    (state) => payOther(state, 'exchange-value', 0.3),
    paid,
    (state) => settle(state, 2),
    posted,
  ],
  'a piece of an invoiced order changed, and its money chosen after all': [
    (state) => state.add('sofa', 1),
    paid,
    asked,
    invoiced,
    changePiece,
    invoiced,
    chooseMoney,
    (state) => settle(state, 1),
    posted,
  ],
  'an invoice': [paid, asked, invoiced],
  'an invoice, a part back, and then the rest': [
    paid,
    asked,
    invoiced,
    (state) => givePartBack(state, 0.3),
    invoiced,
    (state) => staffCancels(state, 'desc', 1),
    posted,
    invoiced,
  ],
  'an invoice in the place of another': [paid, asked, invoiced, replaceInvoice, invoiced, invoiced],
  'a payment that the sweeper finds': [promised, (state) => bank(state, 'deposit'), (state) => sweep(state, 1)],
};

/**
 * The chapters that a story begins with and an earlier one too: it dies there already. What comes after such a death are
 * the chapters of this story, which the random sequences beside this file give in every order; `npm run test:whole` dies
 * there in each story.
 */
function sharedWithEarlier(name: string): number {
  if (process.env.TEST_WHOLE === 'true') return 0;
  const names = Object.keys(stories);
  const told = stories[name] ?? [];
  const shared = names.slice(0, names.indexOf(name)).map((earlier) => {
    const parting = told.findIndex((chapter, at) => chapter !== stories[earlier]?.[at]);
    return parting === -1 ? told.length : parting;
  });
  return Math.max(0, ...shared);
}

/** Tells a story; the process dies after so many steps of it. Answers the steps of each chapter. */
async function tell(story: readonly Story[], dieAfter: number): Promise<string[][]> {
  await harness.reset();
  const state = new ModelState(harness);
  await state.arrive();
  await state.add('lamp', 1);
  const { crashPoint } = harness.process;
  const steps: string[][] = [];
  crashPoint.arm(dieAfter);
  for (const chapter of story) {
    crashPoint.trace = [];
    await chapter(state);
    await alwaysHolds(state);
    steps.push(crashPoint.trace);
  }
  crashPoint.trace = null;
  crashPoint.calm();
  await quiet(state);
  await holdsWhenQuiet(state);
  return steps;
}

test.each(Object.entries(stories))(
  'killed after any step of: %s',
  async (title, story) => {
    const steps = await tell(story, Number.POSITIVE_INFINITY);
    const first = steps.slice(0, sharedWithEarlier(title)).flat().length;
    const killing = steps
      .flat()
      .flatMap((name, at) => (at < first || name.startsWith(traceless) ? [] : [{ name, after: at + 1 }]));
    expect(killing.length).toBeGreaterThan(0);
    for (const { name, after } of killing)
      await tell(story, after).catch((error: unknown) => {
        throw new Error(`killed after step ${after}, ${name}`, { cause: error });
      });
  },
  300_000,
);
