import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Inventory } from '../payment-document/inventory';
import type { BundleFailure } from '../renderers/run-bundle';
import { isTimeout, within } from '../within-time';
import { unmet } from './offers';
import { type Signature, signatureOf } from './signature';
import { type Artifact, artifactShape, type LoadedRemote, type RouteFacts } from './types';

export type LoadFailure = BundleFailure | 'inventory' | 'signature' | 'crashed';

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

/** The result of trying a bundle in a renderer. */
export type Trial = { routes: RouteFacts[] } | { failure: LoadFailure; reason: string };

export interface LoadOptions {
  /** Folder that holds `<name>/<version>/`. */
  artifacts: string;
  /** Versions of the libraries that the shell gives to every remote. */
  offers: Record<string, string>;
  publicKey: string;
  /** Milliseconds for reading files. */
  timeout?: number;
  /** Runs the bundle, away from the gateway. */
  tryBundle: (remote: Pick<LoadedRemote, 'artifact' | 'folder'>) => Promise<Trial>;
  /** Reads the list of a version's scripts that may run where cards are typed, from its folder. */
  inventoryOf: (name: string, folder: string) => Promise<Inventory>;
}

/**
 * Loads one version of a remote: its description, its signature with the bundle's hash, a trial in a renderer.
 * @throws {RemoteLoadError}
 */
export async function loadRemote(name: string, version: string, options: LoadOptions): Promise<LoadedRemote> {
  const timeout = options.timeout ?? 5_000;
  const folder = join(options.artifacts, name, version);
  const failed = (failure: LoadFailure, cause: unknown) => new RemoteLoadError(name, version, failure, cause);
  let artifact: Artifact;
  let signature: Signature;
  try {
    const text = await within(readFile(join(folder, 'remote.json'), 'utf8'), timeout);
    artifact = artifactShape.parse(JSON.parse(text));
    signature = await signatureOf(text, { registry: dirname(options.artifacts), publicKey: options.publicKey });
  } catch (cause) {
    const isMissing = (cause as { code?: string }).code === 'ENOENT';
    // a slow disk is no fault of the version
    throw failed(isTimeout(cause) || isMissing ? 'missing' : 'contract', cause);
  }
  if (signature !== 'good') throw failed('signature', `the signature of its description is ${signature}`);
  const lacking = unmet(artifact.requires, options.offers);
  if (lacking.length > 0) throw failed('contract', `the shell has no ${lacking.join(', ')}`);
  const trial = await options.tryBundle({ artifact, folder });
  if ('failure' in trial) throw failed(trial.failure, trial.reason);
  const { routes } = trial;
  const payment = routes.some((route) => route.payment)
    ? await options.inventoryOf(name, folder).catch((cause: unknown) => {
        throw failed('inventory', cause);
      })
    : null;
  return { artifact, folder, routes, payment };
}
