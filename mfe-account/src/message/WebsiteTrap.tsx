import type { Ref } from 'react';
import { styled } from 'styled-components';

const Away = styled.div`
  position: absolute;
  left: -9999px;
`;

/** A field that nobody sees or reaches: what fills it in is a program, and is refused. */
export const WebsiteTrap = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <Away aria-hidden="true">
    <label>
      Sitio web
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </Away>
);
