import vm from 'node:vm';
import { startWatchdog } from '../../watchdog/watchdog';
import { Line } from '../line';
import type { GatewayServices, RendererServices } from '../protocol';

/** A renderer whose pages are scripts: their address is their code, and its result is the redirect. */
let questions = 0;
const services: RendererServices = {
  begin: ({ watchdog }) => startWatchdog({ ...watchdog, workMs: 500 }),
  async load({ artifact: { name } }) {
    if (name === 'ends-its-process') process.exit();
    return { routes: [] };
  },
  async render({ owner, url, view }) {
    const call = async (of: number) => {
      const asked = { address: '/catalog/x', method: 'GET', headers: {}, body: null };
      return Buffer.from((await line.ask('call', { view: of, call: asked })).body).toString();
    };
    const script = new vm.Script(`(function (call, view, require) { ${statements(url)} })`, {
      filename: `/_mfe/${owner}/1.0.0-a/bundle.cjs`,
    });
    const location = String(await script.runInThisContext()(call, view, require));
    return { result: { kind: 'redirect', status: 302, location }, failures: [], cookies: [] };
  },
  abandon: () => undefined,
  reads({ names }) {
    questions += 1;
    return questions === 1 ? names.slice(0, 1) : [];
  },
  findable: async () => [],
};

/** The last expression is the code's result. */
const statements = (code: string): string =>
  code.startsWith('for') || code.includes(';') ? `${code}` : `return ${code};`;

const line = new Line<GatewayServices>(process, services);
process.once('disconnect', () => process.exit());
