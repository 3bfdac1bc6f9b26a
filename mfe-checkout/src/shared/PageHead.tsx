import { useBrand } from '@actual/shell-contract';

interface PageHeadProps {
  title: string;
  /** what search engines would say of it */
  description?: string;
  /** the page answers nobody but its owner: no robot ever comes to read that it must not keep it */
  ownerOnly?: boolean;
}

/** Title of a page that is nobody else's business: never indexed. */
export function PageHead({ title, description, ownerOnly }: PageHeadProps) {
  const { name } = useBrand();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {ownerOnly ? null : <meta name="robots" content="noindex, nofollow" />}
    </>
  );
}
