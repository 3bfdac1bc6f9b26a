import { useNavigate } from '@actual/shell-contract';
import { type CasesView, hrefOfCases } from './view';

/** The filter of kinds: choosing one goes to its address. */
export function useKindChoice(view: CasesView): (kind: string) => void {
  const navigate = useNavigate();
  return (kind) => void navigate(hrefOfCases({ ...view, kind, page: 1 }));
}
