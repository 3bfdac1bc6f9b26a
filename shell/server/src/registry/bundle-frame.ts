/** Where a remote’s code stands in a stack: its name and its version. */
export const bundleFrame = /\/_mfe\/([a-z]+)\/([\w.-]+)\//;
