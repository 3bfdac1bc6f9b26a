/** The code that asks the browser for passkeys is fetched only where somebody may use one. */
export const browserPasskeys = () => import(/* webpackChunkName: "browser-passkeys" */ './browser-passkeys');
