import { reading } from './crash-point';
import { House } from './harness';
import { alwaysHolds, holdsWhenQuiet } from './invariants';
import { World } from './model-state';
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
import { deadline, notices, outbox, quiet, sweep } from './time';

/**
 * Every way to an end, with a process that dies after each of its steps in turn: a commit, a single statement that
 * writes, a call that changes something at a provider. Whatever it was doing, the next process brings it to its end.
 */
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

type Story = (world: World) => Promise<unknown>;
const arrives = async (world: World): Promise<void> => {
  await deliver(world, 'once');
  await notices(world, 1);
};
const credited = async (world: World): Promise<void> => {
  await bank(world, 'deposit');
  await arrives(world);
  await outbox(world, 1);
};

const stories: Record<string, readonly Story[]> = {
  'a card': [(world) => payCard(world, 'APRO', 1), (world) => outbox(world, 1)],
  'a card that is refused': [(world) => payCard(world, 'FUND', 1)],
  'a card under review': [(world) => payCard(world, 'CONT', 1), (world) => decide(world, true), arrives],
  'SPEI, credited': [(world) => payOther(world, 'spei', 1), credited],
  'SPEI, too late, its pieces still there': [(world) => payOther(world, 'spei', 1), deadline, credited],
  'SPEI, too late, its pieces sold': [
    (world) => world.add('sofa', 3),
    (world) => payOther(world, 'spei', 1),
    deadline,
    (world) => rivalBuys(world, 3),
    credited,
  ],
  'a transfer that staff credit': [
    (world) => payOther(world, 'transfer', 1),
    (world) => creditTransfer(world, 'whole'),
    (world) => outbox(world, 1),
  ],
  'e-wallet and card': [(world) => payOther(world, 'ewallet', 0.3), (world) => payCard(world, 'APRO', 1)],
  'a part taken back': [(world) => payCard(world, 'APRO', 0.7), takeBack, (world) => outbox(world, 1)],
  'cash, and a manager’s word': [
    (world) => payOther(world, 'cash', 0.7),
    (world) => staffOrders(world, true),
    (world) => staffCredit(world),
  ],
  'an order that staff cancel': [
    (world) => payCard(world, 'APRO', 1),
    (world) => outbox(world, 1),
    (world) => staffCancels(world, 'desc', 1),
    (world) => outbox(world, 1),
    (world) => outbox(world, 1),
  ],
  'a payment that the sweeper finds': [
    (world) => payOther(world, 'spei', 1),
    (world) => bank(world, 'deposit'),
    (world) => sweep(world, 1),
  ],
};

/** Tells a story; the process dies after so many steps of it. Answers the steps it took. */
async function tell(story: readonly Story[], dieAfter: number): Promise<string[]> {
  await house.reset();
  const world = new World(house);
  await world.arrive();
  await world.add('lamp', 1);
  const { fuse } = house.process;
  fuse.trace = [];
  fuse.arm(dieAfter);
  for (const chapter of story) {
    await chapter(world);
    await alwaysHolds(world);
  }
  const steps = fuse.trace;
  fuse.trace = null;
  fuse.calm();
  await quiet(world);
  await holdsWhenQuiet(world);
  return steps;
}

test.each(Object.entries(stories))(
  'killed after any step of: %s',
  async (_, story) => {
    const steps = await tell(story, Number.POSITIVE_INFINITY);
    const killing = steps.flatMap((name, at) => (name.startsWith(reading) ? [] : [{ name, after: at + 1 }]));
    expect(killing.length).toBeGreaterThan(1);
    for (const { name, after } of killing)
      await tell(story, after).catch((error: unknown) => {
        throw new Error(`killed after step ${after}, ${name}`, { cause: error });
      });
  },
  300_000,
);
