import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from './index';

const packageFile = join(__dirname, '..', 'package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

const stores = contract.createStores({ user: null, quotation: null, zipcode: null });
const fieldsOf = ({ getState }: { getState: () => object }) => Object.keys(getState()).sort().join(' ');

// a new name is a minor version of the package, a removed one a major one: a remote is released only where the shell
// offers all it requires (decision 0078)
test('ties the names that remotes may import, and the fields of the stores, to the contract’s version', () => {
  const fields = Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, fieldsOf(store)]));
  expect({ version, fields, names: Object.keys(contract).sort() }).toEqual({
    version: '1.5.0',
    fields: {
      notices: 'dismiss open popup toast toasts',
      quotation: 'clear count id set',
      session: 'clear end over set status user',
      wayIn: 'set value',
      zipcode: 'ask asking close request set value',
    },
    names: [
      'ApiError',
      'Form',
      'Link',
      'NavLink',
      'QueryClient',
      'Redirect',
      'ShellProvider',
      'Slot',
      'SlotHostProvider',
      'atOnce',
      'connectionText',
      'cookieNames',
      'cookieText',
      'createActiveQuotationStore',
      'createNoticesStore',
      'createSessionStore',
      'createStores',
      'createZipcodeStore',
      'defineRemote',
      'hydrateLazily',
      'hydrationRegion',
      'infiniteQueryOptions',
      'isZipcode',
      'keepPreviousData',
      'lazyLoader',
      'lazyPart',
      'parseQuotationCookie',
      'queryOptions',
      'readCookies',
      'redirect',
      'redirectGone',
      'statusOf',
      'useActiveQuotation',
      'useBrand',
      'useCartWord',
      'useFormAnswer',
      'useHydrated',
      'useInfiniteQuery',
      'useLoaderData',
      'useLocation',
      'useMutation',
      'useNavigate',
      'useParams',
      'usePendingLocation',
      'useQuery',
      'useQueryClient',
      'useRevalidate',
      'useSearchParams',
      'useSession',
      'useShell',
      'useSlotHost',
      'useSuspenseQuery',
      'useToast',
      'useTrack',
      'useTrackView',
      'useZipcode',
      'writeCookie',
    ],
  });
});
