/** Grants of packages whose password was accepted, while this page lives: a seller does not type it twice. */
const granted = new Map<string, { grant: string; expiresAt: number }>();

export function keepGrant(id: string, { grant, expiresAt }: { grant: string; expiresAt: string }): void {
  granted.set(id, { grant, expiresAt: Date.parse(expiresAt) });
}

/** The grant of a package, unless it has ended. */
export function grantOf(id: string): string | undefined {
  const kept = granted.get(id);
  return kept && kept.expiresAt > Date.now() ? kept.grant : undefined;
}
