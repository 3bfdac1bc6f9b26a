import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { shownField } from './use-sent-by-person';

const Away = styled.div`
  position: absolute;
  left: -9999px;
`;

/** A field that people neither see nor reach: only a program fills it in, and is refused. */
export const WebsiteTrap = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <Away aria-hidden="true">
    <label>
      Sitio web
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </Away>
);

/** Since when a form is there, for where no script counts the seconds. */
export const ShownAt = () => {
  const [shown] = useState(Date.now);
  return <input type="hidden" name={shownField} value={shown} suppressHydrationWarning />;
};
