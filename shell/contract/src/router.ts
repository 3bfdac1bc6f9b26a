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
  LoaderFunctionArgs,
  Location,
  RouteObject,
  RouterContext,
  ShouldRevalidateFunctionArgs,
  To,
  UIMatch,
} from 'react-router-dom';
export {
  createContext as createRouterContext,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  redirect,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
