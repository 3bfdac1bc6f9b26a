import { impersonal } from '@actual/contracts/impersonal';
import { statusOf } from '@actual/shell-contract';
import { bundleFrame } from '../registry/bundle-frame';
import type { Artifact } from '../registry/types';

export interface FailureFields {
  remote: string;
  version: string;
  error: string;
  stack?: string;
}

/** Names the remote and version whose code threw: by the stack's first frame of a bundle, else the page's owner. */
export function describeFailure(
  error: unknown,
  remotes: ReadonlyMap<string, { artifact: Artifact }>,
  owner: string | null,
): FailureFields {
  const stack = error instanceof Error ? error.stack : undefined;
  const frame = bundleFrame.exec(stack ?? '');
  const remote = frame?.[1] ?? owner ?? 'shell';
  const version = frame?.[2] ?? remotes.get(remote)?.artifact.version ?? '';
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `status ${statusOf(error)}`;
  return {
    remote,
    version,
    error: impersonal(text),
    stack: stack && impersonal(stack.split('\n').slice(0, 6).join('\n')),
  };
}
