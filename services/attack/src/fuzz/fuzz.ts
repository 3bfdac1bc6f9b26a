import { type Endpoint, endpoints, isInternal } from '@actual/contracts';
import { keyOf } from '../bodies';
import { someAddress } from '../browser';
import { send, whenThere } from '../http';
import { after, inTurns } from '../in-turns';
import { type Caller, castOf } from '../matrix/cast';
import { pick, randomOf } from '../random';
import { Tally } from '../tally';
import type { Target } from '../target';
import { type BadInput, badInputs } from './bad-requests';
import { DEADLINE_MS, PROMPT_MS, SlowAnswers } from './slow-answers';
import { faultOf } from './verdict';

const AT_ONCE = 8;

/** Bad inputs for every endpoint, the same number for each, through the gateway that serves it. */
export async function attackInputs(
  target: Target,
  { inputs, seed, seconds }: { inputs: number; seed: number; seconds: number },
): Promise<Tally> {
  const tally = new Tally('bad inputs');
  const { callers } = await castOf(target);
  const random = randomOf(seed);
  const chosen = chooseInputs(inputs, random);
  // an unknown address is refused without any work
  const slow = new SlowAnswers(() => send(target.public, { method: 'GET', path: '/api/nothing' }));
  await inTurns(chosen, AT_ONCE, after(seconds), (input) =>
    tryInput(target, input, callerOf(input, callers, random), tally, slow),
  );
  for await (const sentence of slow.stillSlow()) tally.broke('open', sentence);
  tally.note(`seed ${seed}; ${slow.length} answers late beside others, tried again alone`);
  return tally;
}

/** So many, the same share of each endpoint, and more of those that have more to say. */
function chooseInputs(inputs: number, random: () => number): BadInput[] {
  const lists = Object.values<Endpoint>(endpoints).map((endpoint) => shuffled(badInputs(endpoint), random));
  const chosen: BadInput[] = [];
  for (let round = 0; chosen.length < inputs; round += 1) {
    const next = lists.flatMap((list) => list[round] ?? []);
    if (next.length === 0) break;
    chosen.push(...next.slice(0, inputs - chosen.length));
  }
  return chosen;
}

function shuffled<T>(list: T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** The caller with the most access: bad inputs break things behind the access check. */
function callerOf({ endpoint }: BadInput, callers: readonly Caller[], random: () => number): Caller | undefined {
  const named = (name: string) => callers.find((one) => one.name === name);
  if (isInternal(endpoint)) return named('admin');
  if (endpoint.access === 'client' || endpoint.access === 'session') return named('client');
  return pick(random, [named('admin'), named('client'), named('holder'), named('anonymous')]);
}

async function tryInput(
  target: Target,
  input: BadInput,
  caller: Caller | undefined,
  tally: Tally,
  slow: SlowAnswers,
): Promise<void> {
  const { endpoint, request, what, mustFail } = input;
  const inside = isInternal(endpoint) || caller?.role === 'admin';
  const base = inside ? target.internal : target.public;
  if (!base) return;
  const headers = { site: 'actual-studio', ...caller?.headers, 'x-forwarded-for': someAddress(), ...request.headers };
  const ask = () => send(base, { ...request, headers, path: `/api${request.path}` });
  const name = `${keyOf(endpoint)}, ${what}`;
  const fault = await whenThere(ask).then(
    (answer) => {
      slow.look(name, answer, mustFail ? PROMPT_MS : DEADLINE_MS, ask);
      return faultOf(input, answer);
    },
    (error: NodeJS.ErrnoException) => lineFault(error),
  );
  if (fault === null) tally.held();
  else tally.broke(/^5\d\d/.test(fault) ? '5xx' : 'open', `${name}: ${fault}`);
}

/** A connection cut while a body is being sent is a refusal too; silence is none. */
const lineFault = ({ code = '', message }: NodeJS.ErrnoException): string | null =>
  code === 'EPIPE' || code === 'ERR_INVALID_CHAR' || code === 'ERR_UNESCAPED_CHARACTERS'
    ? null
    : `no answer (${code || message})`;
