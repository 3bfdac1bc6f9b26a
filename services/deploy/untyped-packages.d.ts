declare module 'cli-progress' {
  interface Options {
    format: string;
    hideCursor: boolean;
    clearOnComplete: boolean;
    etaBuffer: number;
  }
  class SingleBar {
    constructor(options: Options);
    start(total: number, value: number, payload: object): void;
    setTotal(total: number): void;
    update(value: number): void;
    stop(): void;
  }
  const progress: { SingleBar: typeof SingleBar };
  export default progress;
}

declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string | undefined;
    configureBuckets: { name: string | undefined; configs: string[] }[];
    allowMismatchedSignatures: boolean;
  }
  class S3rver {
    constructor(options: Options);
    run(): Promise<import('node:net').AddressInfo>;
  }
  export = S3rver;
}
