import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** In the order in which one needs the other. */
const PARTS = [
  'call',
  'emitter',
  'node',
  'styles',
  'card-rules',
  'card-form',
  'element',
  'payment-element',
  'dialog',
  'wallet',
  'express-element',
  'elements',
  'confirm',
  'stripe',
];

/** A module as a piece of one script: without types, imports and exports. */
async function readPart(name: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'browser', `${name}.ts`), 'utf8');
  return stripTypeScriptTypes(source)
    .replace(/^import\s[^;]*;$/gm, '')
    .replace(/^export /gm, '');
}

const parts = await Promise.all(PARTS.map(readPart));
process.stdout.write(`'use strict';\n(() => {\n${parts.join('\n')}\n})();\n`);
