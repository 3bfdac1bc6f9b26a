/** Pages this room answers. */
export const pages: readonly string[] = ['/register'];
