import { useBrand } from '@actual/shell-contract';

/** Title of a page that is nobody else's business: never indexed. */
export function PageHead({ title }: { title: string }) {
  const { name } = useBrand();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}
