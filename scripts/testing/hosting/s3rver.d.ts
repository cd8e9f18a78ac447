declare module '@20minutes/s3rver' {
  /** A server that answers like S3, from a folder. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly Uint8Array[];
      }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
