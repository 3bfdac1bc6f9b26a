import * as contract from '@actual/shell-contract';
import * as themes from '@actual/themes-contract';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as styledComponents from 'styled-components';

/** The libraries that remotes are given on the server: the same list as in the browser's federation. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'styled-components': styledComponents,
  '@actual/shell-contract': contract,
  '@actual/themes-contract': themes,
};
