/** The package's own types speak of express, which is not here; this is what the preview uses of it. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const compression: ((options: { readonly filter: Filter }) => Middleware) & {
    readonly filter: Filter;
  };
  export default compression;
}
