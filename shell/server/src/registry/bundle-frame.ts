/** Where a remote’s code stands in a stack: its name and its version. */
export const bundleFrame = /\/_mfe\/([a-z]+)\/([\w.-]+)\//;

/** The remote whose code ran innermost, by the stack; null where no remote's did. */
export function remoteOnStack(stack: readonly string[]): { remote: string; version: string } | null {
  const [, remote, version] = stack.map((line) => bundleFrame.exec(line)).find((found) => found) ?? [];
  return remote && version ? { remote, version } : null;
}
