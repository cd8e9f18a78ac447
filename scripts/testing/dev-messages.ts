/** The messages that a development server sends to open pages over its websocket, one after another. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { within } from './dev-server.ts';

export type Message = {
  readonly type: string;
  /** The name of a message of our own. */
  readonly event?: string;
  readonly err?: { readonly message: string };
};
export type Messages = {
  /** The oldest one that was not taken yet. */
  readonly next: () => Promise<Message>;
  /** Drops what was not taken, until nothing comes for a while. */
  readonly quiet: () => Promise<void>;
  readonly close: () => void;
};

export async function readMessages(port: number): Promise<Messages> {
  const socket = await within(connect(port), () => 'the websocket did not open');
  const waiting: Message[] = [];
  let wake = () => {};
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let frame = firstFrame(bytes); frame; frame = firstFrame(bytes)) {
      bytes = bytes.subarray(frame.end);
      if (frame.isText) waiting.push(JSON.parse(frame.text));
    }
    wake();
  });
  const take = async (): Promise<Message> => {
    for (;;) {
      const message = waiting.shift();
      if (message) return message;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  };
  return {
    next: () => within(take(), () => 'the pages were told nothing'),
    quiet: async () => {
      do {
        waiting.length = 0;
        await new Promise((done) => setTimeout(done, 200));
      } while (waiting.length > 0);
    },
    close: () => socket.destroy(),
  };
}

function connect(port: number): Promise<Duplex> {
  return new Promise((done, fail) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
    };
    request({ host: 'localhost', port, path: '/', headers })
      .on('upgrade', (_response, socket, head) => {
        if (head.length > 0) socket.unshift(head);
        done(socket);
      })
      .on('response', ({ statusCode }) => fail(new Error(`no websocket: ${statusCode}`)))
      .on('error', fail)
      .end();
  });
}

/** RFC 6455, section 5.2: a server's frames are not masked. */
function firstFrame(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(2))
      : short === 126
        ? bytes.readUInt16BE(2)
        : short;
  const end = start + length;
  if (bytes.length < end) return undefined;
  const isText = (bytes.readUInt8(0) & 0x0f) === 1;
  return { end, isText, text: bytes.toString('utf8', start, end) };
}
