import { emptyPlan, planText, type RoomPlan, readPlan } from '@actual/domain/room-plan/index';
import { useNavigate, useShell } from '@actual/shell-contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { keptPlanAt } from './kept-plan';
import type { AskedPlan } from './plan-address';

/** Steps that can be taken back. */
const mostSteps = 40;

const planFrom = (text: string | null): RoomPlan | null => {
  const read = text === null ? null : readPlan(text);
  return read && 'plan' in read ? read.plan : null;
};

/** The plan on the page: the one of the address, or what this browser keeps, and what changes it. */
export function usePlan({ plan: shared }: AskedPlan) {
  const { brand } = useShell();
  const navigate = useNavigate();
  const kept = keptPlanAt(brand.site);
  const keptText = useSyncExternalStore(kept.watch, kept.read, () => null);
  const own = useMemo(() => planFrom(keptText), [keptText]);
  const [draft, setDraft] = useState<RoomPlan | null>(null);
  const [past, setPast] = useState<readonly RoomPlan[]>([]);
  const [isBlocked, setBlocked] = useState(false);
  // a link is somebody else's plan until its reader keeps it: their own stays as it is
  const isShared = shared !== null && planText(shared) !== keptText;
  const plan = (isShared ? (draft ?? shared) : own) ?? shared ?? emptyPlan;
  const store = (next: RoomPlan) => setBlocked(!kept.keep(planText(next)));
  return {
    plan,
    isShared,
    hasOwn: own !== null,
    /** The browser keeps nothing for us: the plan ends with the page. */
    isBlocked,
    canUndo: past.length > 0,
    change(next: RoomPlan) {
      setPast([...past.slice(-mostSteps + 1), plan]);
      if (isShared) setDraft(next);
      else store(next);
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      if (isShared) setDraft(before);
      else store(before);
    },
    /** Makes the shared plan this browser's own; the one before it can be taken back. */
    adopt() {
      setPast(own ? [own] : []);
      setDraft(null);
      store(plan);
      void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
    /** Leaves the shared plan and goes back to the own one. */
    leave() {
      setPast([]);
      setDraft(null);
      void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
