import * as fc from 'fast-check';
import { type Canceled, cancelPieces } from '../canceling';
import { changePiece, chooseMoney } from '../exchanging';
import { givePartBack, type Part } from '../giving-back';
import * as outside from '../outside';
import * as paying from '../paying';
import { recallReplacement, sendReplacement } from '../replacing';
import * as time from '../time';
import { command, just, of, processes } from './command';
import { deliveryCommands } from './delivery-commands';
import { disputeCommands } from './dispute-commands';
import { invoiceCommands } from './invoice-commands';
import { dishonestCommands, shoppingCommands } from './shopping-commands';

const holder = fc.constantFrom<paying.Holder>('APRO', 'APRO', 'APRO', 'FUND', 'OTHE', 'CONT', 'DUPL', 'ASKED');
const share = fc.constantFrom(1, 1, 0.3, 0.7);
const ways: readonly paying.OtherWay[] = [
  ...([
    'spei',
    'spei',
    'transfer',
    'ewallet',
    'ewallet',
    'client-balance',
    'exchange-value',
    'cash',
    'terminal-card',
  ] as const),
];

const payments = [
  fc
    .tuple(holder, share, fc.constantFrom(1 as const, 1 as const, 3 as const))
    .map(([who, part, months]) =>
      command(`card ${who} ${part} in ${months}`, (state) => paying.payCard(state, who, part, months)),
    ),
  fc
    .tuple(fc.constantFrom(...ways), share)
    .map(([way, part]) => command(`${way} ${part}`, (state) => paying.payOther(state, way, part))),
  of(
    ways,
    (way) => `card and ${way} at once`,
    (state, way) => paying.payTwice(state, way),
  ),
  of(
    [2, 5],
    (n) => `a rival buys ${n} at once`,
    (one, n) => Promise.all([paying.payCard(one, 'APRO', 1), paying.rivalBuys(one, n)]),
  ),
  just('pay again', (state) => paying.payAgain(state)),
  just('check the last', (state) => paying.checkLast(state)),
  just('take back', (state) => paying.takeBack(state)),
  of(
    [true, false],
    (word) => `staff order${word ? ' with a manager' : ''}`,
    (state, word) => paying.staffOrders(state, word),
  ),
  of(
    ['whole', 'part', 'more'] as const,
    (brought) => `the bank brings ${brought}`,
    (state, brought) => paying.creditTransfer(state, brought),
  ),
  just('staff take the rest', (state) => paying.staffCredit(state)),
  of(
    [1, 2] as const,
    (times) => `staff cancel ×${times}`,
    (state, times) => paying.staffCancels(state, 'desc', times),
  ),
  just('staff cancel the first', (state) => paying.staffCancels(state, 'asc', 1)),
  fc
    .tuple(fc.constantFrom<Part>('least', 0.3, 0.7, 0.7, 'all', 'more'), fc.constantFrom(1 as const, 2 as const))
    .map(([part, presses]) => command(`give ${part} back ×${presses}`, (state) => givePartBack(state, part, presses))),
  fc
    .tuple(fc.constantFrom<Canceled>('a piece', 'a piece', 'a line', 'all'), fc.constantFrom(1 as const, 2 as const))
    .map(([what, presses]) => command(`cancel ${what} ×${presses}`, (state) => cancelPieces(state, what, presses))),
];

const outsideWorld = [
  of(
    ['deposit', 'deposit', 'expire'] as const,
    (button) => `bank ${button}`,
    (one, button) => outside.bank(one, button),
  ),
  of(
    [true, false],
    (yes) => `decided ${yes ? 'yes' : 'no'}`,
    (one, yes) => outside.decide(one, yes),
  ),
  of(
    ['once', 'once', 'twice', 'backwards', 'lost', 'forged'] as const,
    (how) => `notifications come ${how}`,
    (one, how) => outside.deliver(one, how),
  ),
  of(
    [
      ...(['drop', 'drop', 'busy', 'down', 'refused', 'no-erp', 'no-mail', 'erp-drops', 'well', 'well'] as const),
      ...(['no-stamps', 'stamp-drops', 'stamp-waits', 'receiver-thinks', 'receiver-refuses'] as const),
    ],
    (what) => `outside: ${what}`,
    (one, what) => outside.trouble(one, what),
  ),
  of(
    [3, -1, 0],
    (days) => `clock ${days} days`,
    async (one, days) => time.setClock(one, days * 86_400_000),
  ),
  just('pay while the database cuts', (one) =>
    Promise.all([paying.payCard(one, 'APRO', 1), outside.cutConnections(one)]),
  ),
];

const work = [
  of(
    processes,
    (n) => `inbox ×${n}`,
    (one, n) => time.notifications(one, n),
  ),
  of(
    processes,
    (n) => `sweep ×${n}`,
    (one, n) => time.sweep(one, n),
  ),
  of(
    processes,
    (n) => `outbox ×${n}`,
    (one, n) => time.outbox(one, n),
  ),
  of(
    processes,
    (n) => `settle exchanges ×${n}`,
    (one, n) => time.settle(one, n),
  ),
  just('deadline', (one) => time.deadline(one)),
  just('minutes pass', (one) => time.minutes(one)),
  just('hours pass', (one) => time.abandon(one)),
  just('compare', (one) => time.compare(one)),
  just('everything at once', (one) =>
    Promise.all([
      paying.payOther(one, 'ewallet', 0.3),
      time.sweep(one, 2),
      time.outbox(one, 2),
      time.notifications(one, 1),
    ]),
  ),
  // chance alone seldom gets this far: an order, some of it back, and then the rest
  just('a part back, then everything', async (one) => {
    await paying.payCard(one, 'APRO', 1);
    await givePartBack(one, 0.3);
    await paying.staffCancels(one, 'desc', 1);
  }),
  just('pieces canceled one after the other', async (one) => {
    await one.add('lamp', 3);
    await paying.payOther(one, 'ewallet', 0.3);
    await paying.payCard(one, 'APRO', 1);
    for (const _ of [1, 2, 3]) await cancelPieces(one, 'a piece');
  }),
  of(
    [1, 2] as const,
    (presses) => `a piece is replaced ×${presses}`,
    (one, presses) => sendReplacement(one, presses),
  ),
  of(
    [1, 2] as const,
    (presses) => `a replacement is taken back ×${presses}`,
    (one, presses) => recallReplacement(one, presses),
  ),
  just('bought and replaced', async (one) => {
    await paying.payCard(one, 'APRO', 1);
    await sendReplacement(one);
  }),
  just('bought, replaced, canceled', async (one) => {
    await paying.payCard(one, 'APRO', 1);
    await sendReplacement(one);
    await paying.staffCancels(one, 'desc', 1);
    await recallReplacement(one);
  }),
  just('a piece is changed', changePiece),
  just('money instead of a change', chooseMoney),
  just('a piece is changed for another', async (one) => {
    await paying.payCard(one, 'APRO', 1);
    await changePiece(one);
    await one.add('lamp', 1);
    await paying.payOther(one, 'exchange-value', 1);
  }),
  just('a transfer in time', async (one) => {
    await paying.payOther(one, 'spei', 1);
    await outside.bank(one, 'deposit');
    await outside.deliver(one, 'once');
    await time.notifications(one, 1);
  }),
  // a part, a transfer for the rest, its deadline, and then the money
  just('late money after a part', async (one) => {
    await paying.payOther(one, 'ewallet', 0.3);
    await paying.payOther(one, 'spei', 1);
    await time.deadline(one);
    await outside.bank(one, 'deposit');
  }),
];

/** The process dies after so many more steps, whatever it is doing then. */
const deaths = [1, 40].map((most) =>
  fc.integer({ min: 1, max: most === 1 ? 12 : most }).map((steps) =>
    command(`die in ${steps}`, async (one) => {
      await one.harness.revive();
      one.harness.process.crashPoint.arm(steps);
    }),
  ),
);

const often = <T>(times: number, list: readonly T[]): T[] => Array.from({ length: times }, () => list).flat();

/** Everything that may happen; paying, dying and working more often than the rest. */
export const allCommands = [
  ...shoppingCommands,
  ...dishonestCommands,
  ...often(2, payments),
  ...invoiceCommands,
  ...outsideWorld,
  ...deliveryCommands,
  ...disputeCommands,
  ...work,
  ...often(4, deaths),
];
