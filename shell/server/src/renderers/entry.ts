import { loadBrand } from '@actual/brands/load-brand';
import { createApiClient } from '@actual/contracts/client/client';
import { outliveFullDisk } from '@actual/files/log-lines';
import { statusOf } from '@actual/shell-contract';
import { addressOfCall, fetchBy } from '../gateway/page-calls';
import { liveReloadScript } from '../live-reload';
import { describeFailure } from '../render/describe-failure';
import { renderPage } from '../render/render-page';
import { startWatchdog } from '../watchdog/watchdog';
import { Line } from './line';
import {
  type Beginning,
  type ChosenCookie,
  type GatewayServices,
  type PageFailure,
  type PageOrder,
  type RenderedPage,
  type RendererServices,
  versionKey,
} from './protocol';
import { factsOf, failureOf, type RunningRemote, runBundle } from './run-bundle';
import { shared } from './shared-libraries';

/** A renderer's process: it runs the remotes' code and makes pages with it, for the gateway that started it. */
outliveFullDisk();
const running = new Map<string, RunningRemote>();
const underway = new Map<number, AbortController>();
let told: Omit<Beginning, 'watchdog'>;
/** Tells the watchdog that a piece of work begins. */
let beat: () => void;

/** The gateway makes a page's calls, for it knows the visitor. */
const fetchFor = (view: number): typeof fetch => fetchBy((call) => line.ask('call', { view, call }));

async function render(order: PageOrder): Promise<RenderedPage> {
  const { view, site, brand, owner, form } = order;
  const { assets, liveReload } = told;
  beat();
  const gone = new AbortController();
  underway.set(view, gone);
  const remotes = new Map(
    order.remotes.flatMap((key) => running.get(key) ?? []).map((one) => [one.artifact.name, one]),
  );
  const failures: PageFailure[] = [];
  const cookies: ChosenCookie[] = [];
  const sent = form ? { method: 'POST', headers: { 'content-type': form.type }, body: new Uint8Array(form.body) } : {};
  try {
    const result = await renderPage({
      ...order,
      request: new Request(order.url, { ...sent, signal: gone.signal }),
      brand: await loadBrand(site),
      shell: { api: createApiClient({ site, baseUrl: addressOfCall, fetch: fetchFor(view) }), brand },
      set: { remotes, failed: order.failed },
      assets,
      writeCookie: (name, value) => void cookies.push({ name, value }),
      tail: liveReload ? liveReloadScript : undefined,
      onError: (error, where) => {
        if (gone.signal.aborted || statusOf(error) < 500) return;
        failures.push({ ...describeFailure(error, remotes, owner), where });
      },
    });
    return { result, failures, cookies };
  } finally {
    underway.delete(view);
  }
}

const services: RendererServices = {
  begin({ watchdog, ...beginning }) {
    told = beginning;
    beat = startWatchdog(watchdog);
  },
  async load(remote) {
    beat();
    try {
      const one = await runBundle(remote, { shared });
      running.set(versionKey(one), one);
      return { routes: factsOf(one.routes) };
    } catch (error) {
      return failureOf(error);
    }
  },
  render,
  abandon: (view) => underway.get(view)?.abort(),
  reads({ version, path, names }) {
    const reads = running.get(version)?.routes.find((route) => route.path === path)?.handle?.reads;
    return reads ? names.filter((name) => reads(name)) : [];
  },
  findable: async (version) => (await running.get(version)?.findable?.()) ?? [],
};

const line = new Line<GatewayServices>(process, services);
// its gateway is gone
process.once('disconnect', () => process.exit());
