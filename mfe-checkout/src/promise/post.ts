import { type PromiseVerdict, verifyPromise } from '@actual/contracts/promise';
import type { FormPost } from '@actual/shell-contract';
import { promiseKeysQuery } from './promise-queries';
import { promiseField, promiseForm } from './promise-words';

/** Verifies for a browser without script; nothing of it is kept. */
export const post: FormPost = async ({ shell: { api, queryClient }, fields }) => {
  const given = fields.get(promiseField);
  const text = typeof given === 'string' ? given : '';
  const { keys } = await queryClient.ensureQueryData(promiseKeysQuery(api));
  const verdict: PromiseVerdict = await verifyPromise(text, keys);
  const values = { [promiseField]: verdict.kind === 'too-long' ? '' : text };
  return { form: promiseForm, sent: verdict.kind === 'genuine', values, errors: {}, more: verdict };
};
