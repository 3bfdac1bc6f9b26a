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

const stories: Record<string, readonly Story[]> = {
  'a card': [(state) => payCard(state, 'APRO', 1), (state) => outbox(state, 1)],
  'a damaged piece that is replaced, and then not': [
    (state) => payCard(state, 'APRO', 1),
    (state) => sendReplacement(state),
    (state) => recallReplacement(state),
  ],
  'a card that is refused': [(state) => payCard(state, 'FUND', 1)],
  'a card under review': [(state) => payCard(state, 'CONT', 1), (state) => decide(state, true), arrives],
  'SPEI, credited': [(state) => payOther(state, 'spei', 1), credited],
  'SPEI, too late, its pieces still there': [(state) => payOther(state, 'spei', 1), deadline, credited],
  'SPEI, too late, its pieces sold': [
    (state) => state.add('sofa', 3),
    (state) => payOther(state, 'spei', 1),
    deadline,
    (state) => rivalBuys(state, 3),
    credited,
  ],
  'a transfer that staff credit': [
    (state) => payOther(state, 'transfer', 1),
    (state) => creditTransfer(state, 'whole'),
    (state) => outbox(state, 1),
  ],
  'e-wallet and card': [(state) => payOther(state, 'ewallet', 0.3), (state) => payCard(state, 'APRO', 1)],
  'a part taken back': [(state) => payCard(state, 'APRO', 0.7), takeBack, (state) => outbox(state, 1)],
  'cash, and a manager’s word': [
    (state) => payOther(state, 'cash', 0.7),
    (state) => staffOrders(state, true),
    (state) => staffCredit(state),
  ],
  'an order that staff cancel': [
    (state) => payCard(state, 'APRO', 1),
    (state) => outbox(state, 1),
    (state) => staffCancels(state, 'desc', 1),
    (state) => outbox(state, 1),
    (state) => outbox(state, 1),
  ],
  'a part given back, and then the rest': [
    (state) => payCard(state, 'APRO', 1),
    (state) => givePartBack(state, 0.3),
    (state) => outbox(state, 1),
    (state) => staffCancels(state, 'desc', 1),
    (state) => outbox(state, 1),
  ],
  'a piece changed for others, and the difference by card': [
    (state) => payCard(state, 'APRO', 1),
    (state) => outbox(state, 1),
    changePiece,
    (state) => state.add('lamp', 3),
    (state) => payOther(state, 'exchange-value', 0.3),
    (state) => payCard(state, 'APRO', 1),
    (state) => settle(state, 2),
    (state) => outbox(state, 1),
  ],
  'a piece of an invoiced order changed, and its money chosen after all': [
    (state) => state.add('sofa', 1),
    (state) => payCard(state, 'APRO', 1),
    (state) => askInvoice(state),
    (state) => invoicing(state, 1),
    changePiece,
    (state) => invoicing(state, 1),
    chooseMoney,
    (state) => settle(state, 1),
    (state) => outbox(state, 1),
  ],
  'an invoice': [(state) => payCard(state, 'APRO', 1), (state) => askInvoice(state), (state) => invoicing(state, 1)],
  'an invoice, a part back, and then the rest': [
    (state) => payCard(state, 'APRO', 1),
    (state) => askInvoice(state),
    (state) => invoicing(state, 1),
    (state) => givePartBack(state, 0.3),
    (state) => invoicing(state, 1),
    (state) => staffCancels(state, 'desc', 1),
    (state) => outbox(state, 1),
    (state) => invoicing(state, 1),
  ],
  'an invoice in the place of another': [
    (state) => payCard(state, 'APRO', 1),
    (state) => askInvoice(state),
    (state) => invoicing(state, 1),
    replaceInvoice,
    (state) => invoicing(state, 1),
    (state) => invoicing(state, 1),
  ],
  'a payment that the sweeper finds': [
    (state) => payOther(state, 'spei', 1),
    (state) => bank(state, 'deposit'),
    (state) => sweep(state, 1),
  ],
};

/** Tells a story; the process dies after so many steps of it. Answers the steps it took. */
async function tell(story: readonly Story[], dieAfter: number): Promise<string[]> {
  await harness.reset();
  const state = new ModelState(harness);
  await state.arrive();
  await state.add('lamp', 1);
  const { crashPoint } = harness.process;
  crashPoint.trace = [];
  crashPoint.arm(dieAfter);
  for (const chapter of story) {
    await chapter(state);
    await alwaysHolds(state);
  }
  const steps = crashPoint.trace;
  crashPoint.trace = null;
  crashPoint.calm();
  await quiet(state);
  await holdsWhenQuiet(state);
  return steps;
}

test.each(Object.entries(stories))(
  'killed after any step of: %s',
  async (_, story) => {
    const steps = await tell(story, Number.POSITIVE_INFINITY);
    const killing = steps.flatMap((name, at) => (name.startsWith(traceless) ? [] : [{ name, after: at + 1 }]));
    expect(killing.length).toBeGreaterThan(1);
    for (const { name, after } of killing)
      await tell(story, after).catch((error: unknown) => {
        throw new Error(`killed after step ${after}, ${name}`, { cause: error });
      });
  },
  300_000,
);
