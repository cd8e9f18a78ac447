/** The package's own types speak of express, which is not here; this is what the preview uses of it. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Middleware;
}
