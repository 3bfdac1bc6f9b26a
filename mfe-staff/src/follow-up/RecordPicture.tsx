import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { useQuery, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Alert, Icon } from '@actual/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAction } from '../fields/use-action';
import { textStyle } from '../layout/StaffPage';

const Press = styled.button`
  ${textStyle(500, 12, 16)}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-top: 6px;
  padding: 4px 10px 4px 4px;
  min-height: 44px;
  color: var(--d-text-2);
  background: var(--d-surface);
  border: 1px solid var(--d-line-2);
  border-radius: 6px;
  cursor: pointer;
  &:hover {
    background: var(--d-hover);
  }
  img {
    width: 56px;
    height: 56px;
    object-fit: cover;
    border-radius: 4px;
  }
`;

/** The address of a picture that only a signed-in person of the brand may fetch; null until it is here. */
function useThumbnail(path: string): string | null {
  const { brand } = useShell();
  const [address, setAddress] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['record-picture', path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/api${path}`, { headers: { site: brand.site }, credentials: 'same-origin', signal });
      return answer.ok ? answer.blob() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}

/** The image that belongs to an event, small, and for its reader to keep. */
export const RecordPicture = ({ filename }: { filename: string }) => {
  const { brand } = useShell();
  const path = `/uploads/records/gallery/${filename}`;
  const thumbnail = useThumbnail(path);
  const download = useAction({ mutationFn: () => downloadFile(brand.site, path, `seguimiento-${filename}`) });
  return (
    <>
      <Press type="button" aria-busy={download.isPending} onClick={() => download.mutate()}>
        {thumbnail ? <img src={thumbnail} alt="" /> : <Icon name="download" size={16} />}
        <span>Imagen</span>
      </Press>
      {download.isError ? (
        <Alert tone="error" live>
          {tryAgainText}
        </Alert>
      ) : null}
    </>
  );
};
