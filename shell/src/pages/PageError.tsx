import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** What people see when a page cannot be shown, by its status. */
export const PageError = () => {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>Error</title>
      <h1>Error {status}</h1>
      <a href="">Reintentar</a>
    </>
  );
};
