import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { siteQuery } from '../../home/home-queries';

const Text = styled.div`
  ${type('lead')}
  max-width: 44em;
  padding: var(--pad-panel);
  background: var(--c-delivery-bg);
  border-radius: var(--radius-panel);
  p + p { margin-top: 0.8em; }
  ${from.tablet} { padding: calc(var(--pad-panel) * 1.25); }
`;

/** The delivery text that the site has configured, paragraph by paragraph. */
export function DeliveryText() {
  const { api, brand } = useShell();
  const { data: site } = useSuspenseQuery(siteQuery(api, brand.site));
  return (
    <Text>
      {site.deliveryText.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}
