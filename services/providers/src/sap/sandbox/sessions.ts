import { randomUUID } from 'node:crypto';

const IDLE_LIMIT_MS = 30 * 60 * 1000;

/** Sessions that die after 30 minutes without use, on a clock that a test can push. */
export class SapSessions {
  private readonly sessions = new Map<string, { node: string; usedAt: number }>();
  private pushedMs = 0;
  private logins = 0;

  open(): { id: string; node: string } {
    this.logins += 1;
    const id = randomUUID();
    const node = `.node${(this.logins % 2) + 1}`;
    this.sessions.set(id, { node, usedAt: this.now() });
    return { id, node };
  }

  /** True for a live session on its own node; using it keeps it alive. */
  use(id: string | undefined, node: string | undefined): boolean {
    const session = id ? this.sessions.get(id) : undefined;
    if (!id || !session || session.node !== node) return false;
    if (this.now() - session.usedAt > IDLE_LIMIT_MS) {
      this.sessions.delete(id);
      return false;
    }
    session.usedAt = this.now();
    return true;
  }

  close(id: string | undefined): void {
    if (id) this.sessions.delete(id);
  }

  closeAll(): void {
    this.sessions.clear();
  }

  pushClock(minutes: number): void {
    this.pushedMs += minutes * 60_000;
  }

  get loginCount(): number {
    return this.logins;
  }

  private now(): number {
    return Date.now() + this.pushedMs;
  }
}
