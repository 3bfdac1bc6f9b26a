import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand } from '@actual/shell-contract';

interface PageHeadProps {
  title: string;
  /** the description for search engines */
  description?: string;
  /** The page sends other visitors elsewhere, so robots never see it and it needs no `noindex`. */
  holdersOnly?: boolean;
}

export function PageHead({ title, description, holdersOnly }: PageHeadProps) {
  const { name } = useBrand();
  return (
    <>
      <title>{tabTitle(title, name)}</title>
      {description ? <meta name="description" content={description} /> : null}
      {holdersOnly ? null : <meta name="robots" content="noindex, nofollow" />}
    </>
  );
}
