import type { StorefrontDocument } from '@actual/contracts';
import { useShell, useSuspenseQuery, useToast } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { objectAuditQuery } from '../audit/audit-queries';
import { ObjectEntries } from '../audit/History';
import { useAction } from '../fields/use-action';
import { Panel } from '../layout/Panel';
import { textStyle } from '../layout/StaffPage';
import { Editor } from './Editor';
import { refusedText } from './refusal-words';
import { documentQuery, pageTextsQuery, warehousesQuery } from './storefront-queries';
import { useDraft } from './use-draft';
import { Versions } from './Versions';

const Wrong = styled.p`
  color: var(--d-bad);
  font-weight: 600;
`;

const Summary = styled.summary`
  ${textStyle(650, 14, 20)}
  min-height: 32px;
  cursor: pointer;
`;

/** One document: its form, its versions, and its audit log. */
export const Workspace = ({ name }: { name: string }) => {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const query = documentQuery(api, name);
  const { data: document } = useSuspenseQuery(query);
  const working = useDraft(document);
  const [logOpen, setLogOpen] = useState(false);
  const show = (kept: StorefrontDocument) => {
    queryClient.setQueryData(query.queryKey, kept);
    void queryClient.invalidateQueries({ queryKey: objectAuditQuery(api, name).queryKey });
    if (kept.content.kind === 'texts') void queryClient.invalidateQueries({ queryKey: pageTextsQuery(api).queryKey });
    // other documents name warehouses
    if (kept.content.kind === 'warehouses')
      void queryClient.invalidateQueries({ queryKey: warehousesQuery(api).queryKey });
  };
  const undo = useAction({
    mutationFn: (version: string) =>
      api('POST /storefront/{document}/undo', { params: { document: name }, body: { version } }),
    onSuccess: (kept) => {
      toast({ tone: 'success', title: 'Cambio deshecho' });
      show(kept);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <>
      <Editor document={document} working={working} onSaved={show} />
      {undo.isError ? <Wrong role="alert">{refusedText(undo.error)}</Wrong> : null}
      <Versions
        document={document}
        isBusy={undo.isPending}
        onUndo={(version) => undo.mutate(version)}
        onUseAgain={({ content }) => working.change({ content, revision: document.revision })}
      />
      <Panel>
        <details onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
          <Summary>Bitácora</Summary>
          {logOpen ? <ObjectEntries id={name} /> : null}
        </details>
      </Panel>
    </>
  );
};
