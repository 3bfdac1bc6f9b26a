import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import type { RemoteModule } from '@actual/shell-contract';
import { codeOf } from '@actual/shell-contract/navigation';
import type { Artifact, RouteFacts } from '../registry/types';
import { isTimeout, within } from '../within-time';

/** Why a bundle does not run: it took too long, threw, or has the wrong shape. */
export type BundleFailure = 'missing' | 'sha256' | 'timeout' | 'throws' | 'contract';

class BundleError extends Error {
  override readonly name = 'BundleError';
  constructor(
    readonly failure: BundleFailure,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The same as plain data, for a caller in another process. */
export const failureOf = (error: unknown): { failure: BundleFailure; reason: string } => ({
  failure: error instanceof BundleError ? error.failure : 'throws',
  reason: String(error),
});

export interface BundleOptions {
  /** Libraries the shell gives to every remote, by the name the bundle asks for. */
  shared: Record<string, unknown>;
  /** Milliseconds for evaluating the bundle, and for fetching the code of its pages. */
  timeout?: number;
}

/** A remote whose code is here and runs. */
export interface RunningRemote extends Pick<RemoteModule, 'routes' | 'slots' | 'findable'> {
  artifact: Artifact;
}

/** The facts about a remote's pages that the gateway gets. */
export const factsOf = (routes: RunningRemote['routes']): RouteFacts[] =>
  routes.map(({ path, handle }) => ({
    path,
    payment: handle?.payment !== undefined,
    reads: handle?.reads !== undefined,
  }));

const argumentsName = '__remoteArguments';

/** Evaluates a bundle with the shell's libraries; asking for any other breaks the contract. */
function evaluate(code: string, artifact: Artifact, shared: Record<string, unknown>, timeout: number): RemoteModule {
  const module = { exports: {} as RemoteModule };
  const give = (id: string): unknown => {
    if (id in shared) return shared[id];
    throw new Error(`the bundle asked for ${id}`);
  };
  const address = `/_mfe/${artifact.name}/${artifact.version}`;
  const filename = `${address}/${artifact.server.file}`;
  const placed = code.replaceAll('__REMOTE_ADDRESS__', address);
  // the time limit holds only for the script's own run, so the arguments wait in a global for it
  const script = new vm.Script(`(function(module,exports,require){${placed}\n})(...globalThis.${argumentsName})`, {
    filename,
  });
  const scope: object = vm.runInThisContext('globalThis');
  Reflect.set(scope, argumentsName, [module, module.exports, give]);
  try {
    script.runInThisContext({ timeout });
  } finally {
    Reflect.deleteProperty(scope, argumentsName);
  }
  return module.exports;
}

/**
 * Runs the server bundle of one version and fetches every page's code once. A check, not a sandbox.
 * @throws {BundleError}
 */
export async function runBundle(
  { artifact, folder }: { artifact: Artifact; folder: string },
  { shared, timeout = 5_000 }: BundleOptions,
): Promise<RunningRemote> {
  const code = await within(readFile(join(folder, 'server', artifact.server.file), 'utf8'), timeout).catch((cause) => {
    throw new BundleError('missing', cause);
  });
  const found = createHash('sha256').update(code).digest('hex');
  if (found !== artifact.server.sha256) throw new BundleError('sha256', `the bundle is ${found}`);
  let module: RemoteModule;
  try {
    module = evaluate(code, artifact, shared, timeout);
  } catch (cause) {
    throw new BundleError(
      (cause as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'timeout' : 'throws',
      cause,
    );
  }
  const { routes, slots, findable } = module;
  if (!Array.isArray(routes) || !slots) throw new BundleError('contract', 'no routes or no slots');
  try {
    await within(Promise.all(routes.map(codeOf)), timeout);
  } catch (cause) {
    throw new BundleError(isTimeout(cause) ? 'timeout' : 'throws', cause);
  }
  return { artifact, routes, slots, findable };
}
