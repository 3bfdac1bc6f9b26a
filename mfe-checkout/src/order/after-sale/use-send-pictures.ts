import type { ServiceRequest } from '@actual/contracts';
import { requestPicture } from '@actual/contracts/facts/capacities';
import { ApiError, useShell } from '@actual/shell-contract';

/** Sends pictures of a request one after the other. @throws ApiError of the first that is refused */
export function useSendPictures(): (requestId: string, files: readonly File[]) => Promise<ServiceRequest | null> {
  const { api } = useShell();
  return async (id, files) => {
    let request: ServiceRequest | null = null;
    for (const file of files) {
      // do not upload a file that the service would refuse
      if (file.size > requestPicture.bytes) throw new ApiError(413, 'payload_too_large', '');
      request = await api('POST /servicerequest/{id}/picture', { params: { id }, file });
    }
    return request;
  };
}
