/** Runs a DNS server that knows one name, for tests of programs that resolve names. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type NameServer = { readonly address: string; ip: string | undefined; close: () => void };

/** Answers "A" with `place`. If `place` is undefined, answers that the name doesn't exist. */
export async function serveNames(): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const names: NameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    ip: undefined,
    close: () => socket.close(),
  };
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const isV4 = question.readUInt16BE(end - 4) === 1;
    const ip = isV4 ? names.ip : undefined;
    const head = Buffer.from(question.subarray(0, 12));
    // Makes the answer. Without a place, says that the name doesn't exist.
    head.writeUInt16BE(names.ip === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(ip === undefined ? 0 : 1, 6);
    head.writeUInt32BE(0, 8);
    const answer =
      ip === undefined
        ? []
        : [Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...ip.split('.').map(Number)])];
    socket.send(Buffer.concat([head, question.subarray(12, end), ...answer]), port, address);
  });
  return names;
}
