/** The package's own types need express, which isn't installed. These cover what the preview uses. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Middleware;
}
