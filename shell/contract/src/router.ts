/**
 * The part of the router a room may use. Rooms import it from here, never from the router's own package: the shell
 * gives one copy to everybody, and what nobody uses stays out of the page.
 */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  RouteObject,
  RouterContext,
  ShouldRevalidateFunctionArgs,
  To,
  UIMatch,
} from 'react-router-dom';
export {
  Await,
  createContext as createRouterContext,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterContextProvider,
  redirect,
  replace,
  ScrollRestoration,
  useActionData,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
