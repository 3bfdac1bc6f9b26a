import { useBrand } from '@actual/shell-contract';

interface PageHeadProps {
  title: string;
  /** what search engines would say of it */
  description?: string;
  /** whoever does not hold it is sent elsewhere: no robot comes to read here that it must not keep it */
  holdersOnly?: boolean;
}

/** What the head says of a page that is nobody else's business. */
export function PageHead({ title, description, holdersOnly }: PageHeadProps) {
  const { name } = useBrand();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {holdersOnly ? null : <meta name="robots" content="noindex, nofollow" />}
    </>
  );
}
