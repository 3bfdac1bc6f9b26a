/**
 * Stands in a remote's watched build, as `in-remote.js?checkout`: the page asks it to take over later builds. Its files
 * are those of the newest version from then on.
 */
const name = __resourceQuery.slice(1);
const hot = import.meta.webpackHot;

/**
 * @param {string} version
 * @returns {Promise<boolean>} false where nothing that runs here has changed, because the changed part may be asleep on
 * the page, or where the page is too many builds behind
 */
async function takeChanges(version) {
  __webpack_public_path__ = `/_mfe/${name}/${version}/`;
  let isTaken = true;
  // builds come one after the other, and so do their changes; the name of a version has the build's hash
  while (!version.includes(__webpack_hash__)) {
    const changed = await hot.check(true);
    isTaken &&= Boolean(changed?.length);
    if (changed === null) break;
  }
  return isTaken;
}

/** @type {typeof globalThis & { __takeChanges?: Record<string, typeof takeChanges> }} */
const page = globalThis;
page.__takeChanges ??= {};
page.__takeChanges[name] = takeChanges;
