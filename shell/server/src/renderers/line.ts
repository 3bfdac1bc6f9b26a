/** The functions that the other side can call, by name. */
export type Services = { readonly [name: string]: (given: never) => unknown };
type Given<Service> = Service extends (given: infer Value) => unknown ? Value : never;
type Answer<Service> = Service extends (given: never) => infer Value ? Awaited<Value> : never;

type Message =
  | { kind: 'question'; id: number; name: string; given: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'refusal'; id: number; message: string };

/** A process that can be written to: a child, or its parent as `process`. */
interface End {
  send?(message: object, told: () => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** Questions and answers in both directions between two processes. */
export class Line<Theirs extends Services> {
  private readonly waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  private asked = 0;
  private closed: Error | null = null;

  constructor(
    private readonly end: End,
    private readonly own: Services,
  ) {
    end.on('message', (message) => void this.take(message as Message));
  }

  /** Rejects with the other side's words where it refuses, and with those of `close`. */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    ...[given]: undefined extends Given<Theirs[Name]> ? [] : [Given<Theirs[Name]>]
  ): Promise<Answer<Theirs[Name]>> {
    if (this.closed) return Promise.reject(this.closed);
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.say({ kind: 'question', id, name, given });
    });
  }

  /** The other process is gone: rejects waiting requests and all later ones. */
  close(reason: Error): void {
    this.closed = reason;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private say(message: Message): void {
    // an end that went away is told by its process, not by every message to it
    this.end.send?.(message, () => undefined);
  }

  private async take(message: Message): Promise<void> {
    if (message.kind === 'question') return this.answer(message);
    const asker = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'answer') asker?.resolve(message.value as never);
    else asker?.reject(new Error(message.message));
  }

  private async answer({ id, name, given }: Message & { kind: 'question' }): Promise<void> {
    try {
      this.say({ kind: 'answer', id, value: await this.own[name]?.(given as never) });
    } catch (error) {
      this.say({ kind: 'refusal', id, message: error instanceof Error ? error.message : String(error) });
    }
  }
}
