import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import type { RemoteModule } from '@actual/shell-contract';
import { codeOf } from '@actual/shell-contract/navigation';
import type { Inventory } from '../payment-document/inventory';
import { hasPaymentPages } from '../payment-document/payment-documents';
import { unmet } from './offers';
import { type Signature, signatureOf } from './signature';
import { type Artifact, artifactShape, type LoadedRemote } from './types';

export type LoadFailure = 'missing' | 'timeout' | 'sha256' | 'throws' | 'contract' | 'inventory' | 'signature';

/** A remote that could not be loaded, and why, for the log. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly failure: LoadFailure,
    cause: unknown,
  ) {
    super(`remote ${remote} ${version}: ${failure}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export interface LoadOptions {
  /** Folder that holds `<name>/<version>/`. */
  artifacts: string;
  /** Libraries the shell gives to every remote, by the name the bundle asks for. */
  shared: Record<string, unknown>;
  /** Their versions. */
  offers: Record<string, string>;
  /** Public key of who releases. */
  publicKey: string;
  /** Milliseconds for reading files and for evaluating the bundle. */
  timeout?: number;
  /** Reads the list of a version's scripts that may run where cards are typed, from its folder. */
  inventoryOf: (name: string, folder: string) => Promise<Inventory>;
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(`more than ${ms} ms`), { code: 'TIMEOUT' })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const argumentsName = '__remoteArguments';

/** Evaluates a bundle with the shell's libraries; what it asks beyond them breaks the contract. */
function evaluate(code: string, artifact: Artifact, shared: Record<string, unknown>, timeout: number): RemoteModule {
  const module = { exports: {} as RemoteModule };
  const give = (id: string): unknown => {
    if (id in shared) return shared[id];
    throw new Error(`the bundle asked for ${id}`);
  };
  const address = `/_mfe/${artifact.name}/${artifact.version}`;
  const filename = `${address}/${artifact.server.file}`;
  const placed = code.replaceAll('__REMOTE_ADDRESS__', address);
  // the time limit holds only for what the script itself runs, so the arguments wait in a global for it
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

/** Fetches the code of every page once, so that each later render finds it in place. */
async function withCode(module: RemoteModule): Promise<RemoteModule> {
  await Promise.all(module.routes.map(codeOf));
  return module;
}

/**
 * Loads one version of a remote for rendering: reads its description and its bundle, checks the description's signature
 * and the bundle's sha256, which stands in it, and evaluates it. The code runs inside the shell's process: this is a check, not a sandbox.
 * @throws {RemoteLoadError}
 */
export async function loadRemote(name: string, version: string, options: LoadOptions): Promise<LoadedRemote> {
  const timeout = options.timeout ?? 5_000;
  const folder = join(options.artifacts, name, version);
  const failed = (failure: LoadFailure, cause: unknown) => new RemoteLoadError(name, version, failure, cause);
  let artifact: Artifact;
  let code: string;
  let signature: Signature;
  try {
    const text = await within(readFile(join(folder, 'remote.json'), 'utf8'), timeout);
    artifact = artifactShape.parse(JSON.parse(text));
    signature = await signatureOf(text, { registry: dirname(options.artifacts), publicKey: options.publicKey });
    code = await within(readFile(join(folder, 'server', artifact.server.file), 'utf8'), timeout);
  } catch (cause) {
    const { code: reason } = cause as { code?: string };
    // a slow disk is no fault of the version
    throw failed(reason === 'TIMEOUT' || reason === 'ENOENT' ? 'missing' : 'contract', cause);
  }
  if (signature !== 'good') throw failed('signature', `the signature of its description is ${signature}`);
  const lacking = unmet(artifact.requires, options.offers);
  if (lacking.length > 0) throw failed('contract', `the shell has no ${lacking.join(', ')}`);
  const found = createHash('sha256').update(code).digest('hex');
  if (found !== artifact.server.sha256) throw failed('sha256', `the bundle is ${found}`);
  let module: RemoteModule;
  try {
    module = evaluate(code, artifact, options.shared, timeout);
  } catch (cause) {
    throw failed((cause as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'timeout' : 'throws', cause);
  }
  if (!Array.isArray(module.routes) || !module.slots) throw failed('contract', 'no routes or no slots');
  const payment = hasPaymentPages({ module })
    ? await options.inventoryOf(name, folder).catch((cause: unknown) => {
        throw failed('inventory', cause);
      })
    : null;
  try {
    return { artifact, module: await within(withCode(module), timeout), payment };
  } catch (cause) {
    throw failed((cause as { code?: string }).code === 'TIMEOUT' ? 'timeout' : 'throws', cause);
  }
}
