/** Serves Decap CMS for a catalogue, in place of Decap's own local backend (decap-server). */
import { hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { SourceDocument } from '../../codegen/document.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { contentType } from '../content-types.ts';
import { yamlValueAt } from '../editing/edit-yaml.ts';
import { type Editing, finishEditing, openCatalogue } from '../editing/editing.ts';
import { readBody, send, sendText } from '../preview/answer.ts';
import { UserError } from '../user-error.ts';
import { applyValues } from './apply-values.ts';
import { cmsConfig, cmsPath } from './cms-config.ts';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Puretec catalogue</title>
<meta name="robots" content="noindex"></head>
<body><script src="/decap-cms.js"></script></body></html>
`;
/** Decap compiles its configuration check in the browser, and styles its parts inline. Nothing leaves this host. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'",
};
const json = { ...headers, 'content-type': 'application/json' };
const maxBytes = 4_000_000;
const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const apiPath = '/api/v1';

/** `scripts` is the folder that contains decap-cms.js. */
export function cmsHandler({ root, scripts }: { readonly root: string; readonly scripts: string }) {
  const save = savesOf(root);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers: sent } = request;
    // Another site's domain name could resolve to this server.
    if (!local.test(sent.host ?? ''))
      return sendText(
        response,
        403,
        'Open the forms at localhost instead of this host name, with the same port number.',
      );
    const [address, tab = ''] = url.split('?');
    if (method === 'POST' && address === apiPath) {
      if (sent['sec-fetch-site'] !== 'same-origin')
        return sendText(response, 403, 'Only the npx puretec cms forms can use this address.');
      const body = await readBody(request, maxBytes);
      const asked: unknown = JSON.parse(String(body ?? 'null'));
      if (!isRecord(asked)) return sendText(response, 400, 'Send JSON.');
      const params = isRecord(asked.params) ? asked.params : {};
      const done = await act(String(asked.action), params, tab);
      return send(response, 200, json, JSON.stringify(done));
    }
    if (url === '/') return send(response, 200, { ...headers, 'content-type': 'text/html' }, page);
    if (url === '/config.yml') {
      const config = cmsConfig(await openCatalogue(root), `${apiPath}?${randomUUID()}`);
      const yaml = { ...headers, 'content-type': 'text/yaml' };
      return send(response, 200, yaml, JSON.stringify(config));
    }
    const file = join(scripts, basename(url));
    if (!existsSync(file)) return sendText(response, 404, 'Not found.');
    send(response, 200, { ...headers, 'content-type': contentType(file) }, readFileSync(file));
  };

  async function act(action: string, params: Readonly<Record<string, unknown>>, tab: string) {
    if (action === 'persistEntry') return save(params.dataFiles, tab);
    if (action === 'getMedia') return [];
    const editing = await openCatalogue(root);
    const { folder, path, files = [{ path }] } = params;
    const paths = Array.isArray(files) ? files.map((file) => file.path) : [];
    const entries = editing.documents.flatMap((document) => {
      const own = cmsPath(editing.nameOf(document));
      const isAsked = action === 'entriesByFolder' ? dirname(own) === folder : paths.includes(own);
      return isAsked ? entryOf(document, own) : [];
    });
    if (action === 'entriesByFolder' || action === 'entriesByFiles') return entries;
    if (action === 'getEntry' && entries[0]) return entries[0];
    if (action === 'getEntry')
      throw new UserError(`There's no file called ${path}. Reload to see the current files.`);
    throw new UserError(
      action === 'persistMedia'
        ? "You can't add pictures in these forms. Use npx puretec pictures add FOLDER instead. Nothing was changed."
        : "You can't do that in these forms. Edit the file in catalogue/ instead. Nothing was changed.",
    );
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      const isTheirs = error instanceof UserError;
      if (!isTheirs) console.error(error);
      const text = isTheirs ? error.message : 'The forms have a bug. See the terminal for details.';
      send(response, isTheirs ? 422 : 500, json, JSON.stringify({ error: text }));
    });
  };
}

/** Each save returns this version (the file's hash and the form's id), so it can't undo changes made after the form opened. */
const versionField = '~version';
const versionOf = (text: string): string => hash('sha256', text);

function entryOf({ file, name }: SourceDocument, path: string) {
  const text = readFileSync(file, 'utf8');
  const version = `${versionOf(text)} ${randomUUID()}`;
  const values = { ...Object(yamlValueAt(text, [])), [versionField]: version };
  return { data: JSON.stringify(values), file: { path, label: name, id: path } };
}

/** Returns a function that saves a form's changes. It throws a UserError that says why nothing was written. */
function savesOf(root: string): (files: unknown, tab: string) => Promise<object> {
  // An open form sends its first version again. Decap can restore its contents in another tab, which then has the same version.
  const saved = new Map<string, string>();
  return async (files, tab) => {
    const editing = await openCatalogue(root);
    const done = (Array.isArray(files) ? files : []).map(({ path, raw }) => {
      const document = editing.documents.find((each) => cmsPath(editing.nameOf(each)) === path);
      if (!document) throw new UserError("You can't add files here. Use npx puretec new instead.");
      return apply(editing, document, parse(String(raw)), tab);
    });
    const lines: string[] = [];
    const print = (line: string) => lines.push(line.trim());
    if ((await finishEditing(editing, { print })) !== 0) throw new UserError(lines.join(' '));
    // Decap shows no messages about successful saves.
    for (const line of lines) console.log(line);
    for (const { key, name } of done) saved.set(key, versionOf(editing.proposal.read(name)));
    return {};
  };

  function apply(
    { proposal, nameOf }: Editing,
    document: SourceDocument,
    form: unknown,
    tab: string,
  ) {
    const name = nameOf(document);
    const { [versionField]: version, ...after } = isRecord(form) ? form : {};
    const key = `${tab} ${name} ${version}`;
    proposal.edit(name, (text) => {
      if (versionOf(text) !== (saved.get(key) ?? String(version).split(' ')[0]))
        throw new UserError(
          'This file has changed since you opened it. Copy what you typed, reload the page and enter it again.',
        );
      return applyValues(text, document.kind, yamlValueAt(text, []), after);
    });
    return { key, name };
  }
}
