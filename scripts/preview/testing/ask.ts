import { type IncomingHttpHeaders, request } from 'node:http';

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};
export type AskOptions = {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Requests an exact path. Unlike fetch, nothing is normalised, followed or unpacked, and the Host header is free to choose. */
export function ask(port: number, path: string, question: AskOptions = {}): Promise<Reply> {
  const { host = 'au.localhost', method = 'GET', headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const whole = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: got } = answer;
          resolve({ status, headers: got, body: whole, text: whole.toString('utf8') });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function askJson(port: number, path: string, question: AskOptions = {}) {
  const reply = await ask(port, path, question);
  const json: unknown = JSON.parse(reply.text);
  return { ...reply, json };
}
