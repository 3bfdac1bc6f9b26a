/** @typedef {{ program: string, programs?: string[], folders?: string[], brands?: boolean }} Part */
/**
 * The images: the program of each, and the files it reads while it runs. Paths from the project's root.
 * @param {string} name
 * @returns {Part}
 */

const service = (name) => ({ program: `services/${name}/dist/server.mjs` });
const publisher = 'services/deploy/containers/publish.mjs';
/** Commands of a remote's image, run by name, about a release. */
const releasing = ['shell/federation/src/canary.mjs', 'shell/federation/src/rollback.mjs'];
/**
 * @param {string} name
 * @returns {Part}
 */
const remote = (name) => ({ program: publisher, programs: releasing, folders: [`${name}/dist`] });

/**
 * By the image's name.
 * @type {Record<string, Part>}
 */
export const parts = {
  catalog: service('catalog'),
  checkout: service('checkout'),
  account: { ...service('account'), programs: ['services/account/dist/constancia/thread.mjs'] },
  staff: service('staff'),
  gateway: {
    program: 'shell/dist/server/main.cjs',
    programs: ['shell/dist/server/watchdog.cjs', 'shell/dist/server/renderer.cjs', publisher],
    folders: ['shell/dist'],
    // found by their packages at run time
    brands: true,
  },
  prepare: { program: 'services/database/dist/prepare.mjs' },
  'mfe-catalog': remote('mfe-catalog'),
  'mfe-checkout': remote('mfe-checkout'),
  'mfe-account': remote('mfe-account'),
  'mfe-staff': remote('mfe-staff'),
};
