import { expect, test } from '@playwright/test';
import { type BrandUnderTest, brands } from '../support/store';
import {
  otherReleases,
  type Parts,
  type RemoteName,
  refusalOf,
  release,
  remoteNames,
  shellUnderTest,
  versionsOf,
} from './parts';
import { versionsDrawn, walk } from './walk';

/** A gateway tries a version before it serves it, for which a busy machine takes its time. */
const patience = { timeout: 120_000 };
const shell = shellUnderTest();
const brand = (): BrandUnderTest => brands()[0] as BrandUnderTest;

/** Releases a remote and waits until the gateways make pages with it. */
async function takeUp(parts: Parts, name: RemoteName): Promise<void> {
  expect(await release(parts, name)).toBe('');
  await expect.poll(() => versionsDrawn(brand(), name), patience).toEqual([parts.remotes[name].version]);
}

test.beforeEach(() => test.slow());

test(`shell and remotes of ${shell.label} work together`, async ({ page }) => {
  await walk(page, brand(), { entry: shell.entry, versions: versionsOf(shell) });
});

for (const other of otherReleases())
  for (const name of remoteNames) {
    const remote = other.remotes[name];
    const refusal = refusalOf(remote, shell);
    const own = versionsOf(shell);

    if (refusal)
      test(`shell ${shell.label}: releasing mfe-${name} of ${other.label} is refused`, async () => {
        expect(await release(other, name)).toBe(refusal);
        expect(await versionsDrawn(brand(), name)).toEqual([own[name]]);
      });
    else
      test.describe(`shell ${shell.label}, mfe-${name} of ${other.label}`, () => {
        test.afterEach(() => takeUp(shell, name));

        test('its pages and those of the other remotes work', async ({ page }) => {
          await takeUp(other, name);
          await walk(page, brand(), { entry: shell.entry, versions: { ...own, [name]: remote.version } });
        });
      });
  }
