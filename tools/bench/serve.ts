import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen, THIS_MACHINE } from '../host/listen.ts';
import { unwindOnShutdown } from '../process/on-shutdown.ts';
import { startStack } from '../stack.ts';
import { visitorAddresses } from './visitors.ts';

/** What it reports to the process that measures it. */
export interface ServedSite {
  readonly origin: string;
  /** A page of plain text, from a bare server alongside it. */
  readonly floorPage: string;
}

// The measured site runs in this process, the load in its parent, which stops this one by disconnecting.
const listItem = (index: number) =>
  `<li><b>Row ${index}</b><p>Plain text of a row, as long as a sentence on a page would be.</p></li>`;

/** The page that paints are compared with: about 200 elements with a little inline CSS. */
const FLOOR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="The floor for measurements">
<style>body{font:16px/1.5 system-ui;margin:1rem;color:#1a1d20;background:#f6f2ea}h1{font-size:2.5rem;line-height:1.1}li{padding:.5rem 0}</style>
</head><body><main><h1>A page with nothing on it but text</h1><ul>${Array.from({ length: 65 }, (_, index) => listItem(index)).join('')}</ul></main></body></html>`;

const endLater = unwindOnShutdown(0);
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-bench-'));
endLater(() => rmSync(dataDirectory, { recursive: true, force: true }));
const starting = startStack({
  port: 0,
  dataDirectory,
  throwAway: true,
  addressOf: visitorAddresses(),
});
endLater(async () => (await starting).stop());
const stack = await starting;

const floor = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FLOOR_PAGE);
});
const floorPort = await listen(floor);
endLater(() => closeServer(floor, 0));
const served: ServedSite = {
  origin: stack.origin,
  floorPage: `http://${THIS_MACHINE}:${floorPort}/`,
};
process.send?.(served);
