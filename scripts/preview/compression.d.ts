/** The package's own types need express, which isn't installed. These cover what the preview uses. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(options: { readonly brotli: BrotliOptions }): Middleware;
}
