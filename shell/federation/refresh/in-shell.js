/**
 * Development builds of the shell begin with this, before React: there is one refresh runtime on the page, and every
 * remote's changes are told to it.
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.__reactRefresh = runtime;
