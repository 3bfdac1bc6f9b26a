/** @typedef {{ perSecond: number, each: number }} Found `each`: microseconds of the processor for one */
/**
 * @typedef {object} Row
 * @property {string} name
 * @property {Found} floor
 * @property {Found} ours
 * @property {number} times processor, ours in times of the floor's
 * @property {number} share rate, ours of the floor's
 * @property {string} goal
 * @property {boolean} reached
 */

export const ROUNDS = 3;

/** @param {number[]} numbers */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures floor and store in turn. A quotient is taken of each round, whose halves met the machine in the same state; of
 * all rounds the middle counts.
 * @param {{ floor: (round: number) => Promise<Found>, ours: (round: number) => Promise<Found> }} halves
 * @returns {Promise<Pick<Row, 'floor' | 'ours' | 'times' | 'share'>>}
 */
export async function inTurn(halves) {
  /** @type {Record<'floor' | 'ours', Found>[]} */
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round += 1)
    rounds.push({ floor: await halves.floor(round), ours: await halves.ours(round) });
  /** @param {'floor' | 'ours'} which */
  const found = (which) => ({
    perSecond: middle(rounds.map((round) => round[which].perSecond)),
    each: middle(rounds.map((round) => round[which].each)),
  });
  return {
    floor: found('floor'),
    ours: found('ours'),
    times: middle(rounds.map(({ floor, ours }) => ours.each / floor.each)),
    share: middle(rounds.map(({ floor, ours }) => ours.perSecond / floor.perSecond)),
  };
}
