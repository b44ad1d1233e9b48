import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';
import { makeProjectFolder } from '../support/project-folder.ts';

// The TypeScript of the how-tos compiles in the project, where they say that it goes.

const run = promisify(execFile);
const SOURCES = ['netlify', 'src', 'tests/support', 'tools', 'package.json', 'tsconfig.json'];
const LEFT_OUT = /\.test\.tsx?$|\/netlify\/\.packages|\/tools\/(?:extras|netlify)\/node_modules/;

interface Snippet {
  readonly howTo: string;
  readonly code: string;
  /** What stands in backticks at the end of the line above: the whole file. */
  readonly file: string | undefined;
}

const SNIPPETS: readonly Snippet[] = globSync('docs/how-to/*.md', { cwd: ROOT }).flatMap((howTo) =>
  [...readFileSync(join(ROOT, howTo), 'utf8').matchAll(/(.*)\n\n( *)```tsx?\n([^]*?)\n *```/g)].map(
    ([, above = '', indent = '', code = '']) => ({
      howTo,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      file: /`([^`]+\/[^`]+)`(?: becomes)?:$/.exec(above)?.[1],
    }),
  ),
);

/** In `file`, `at` is replaced by what is made of it and of the snippet. */
interface Place {
  readonly file: string;
  readonly at: RegExp | string;
  readonly with: (found: string, code: string) => string;
}

const after = (file: string, at: RegExp | string): Place => ({
  file,
  at,
  with: (found, code) => found + code,
});
const whole = (file: string, above = '', below = ''): Place => ({
  file,
  at: /^[^]*$/,
  with: (_, code) => `${above}${code}\n${below}`,
});
/** What the how-to says in words. */
const inWords = (file: string, at: RegExp | string, text: string): Place => ({
  file,
  at,
  with: (found) => found + text,
});

/** By what a snippet that is no whole file begins with: where it goes, and what the reader adds to it. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'const REQUEST_FLAGS': [
    {
      file: 'src/domain/quotes/request-choices.ts',
      at: /const REQUEST_FLAGS = [^;]*;/,
      with: (_, code) => code,
    },
  ],
  'loadsItself: boolean': [after('netlify/database/schema/quotes.ts', /emailMe: boolean.*\n/)],
  '<CheckField label={quoteFormTexts.loadsItself}': [
    after('src/features/quotes/QuoteForm.tsx', '<ReachFields form={form} />\n'),
    inWords(
      'src/features/quotes/QuoteForm.tsx',
      /^/,
      "import { CheckField } from '../../ui/form/fields/CheckField.tsx';\n",
    ),
    inWords('src/features/quotes/texts.ts', 'quoteFormTexts = {', "loadsItself: 'I can load it myself',"),
    inWords(
      'src/features/quotes/texts.es.ts',
      'english.quoteFormTexts = {',
      "loadsItself: 'Lo puedo cargar yo',",
    ),
  ],
  'export const pickupFormTexts = {': [whole('src/features/tally/texts.ts')],
  "import type * as english from './texts.ts'": [whole('src/features/tally/texts.es.ts')],
  "import * as french from './paths.fr.ts'": [
    { file: 'src/paths.fr.ts', at: /^/, with: () => "export * from './paths.ts';\n" },
    {
      file: 'src/translated-pages.es.ts',
      at: /const SPANISH = [^]*es: SPANISH\[index\] \?\? en,\n/,
      with: (found, code) => {
        const [begins = '', entry = ''] = code.split('// and in TRANSLATED_PAGES:\n');
        return `${begins}${found}${entry}`;
      },
    },
  ],
  'const server = useServer()': [
    whole(
      'tests/support/of-how-to.ts',
      `import { openYardsApi } from '../../src/domain/locations/open-yards.api.ts';
import yardsFunction from '../../netlify/functions/yards.ts';
import { callApi } from './call.ts';
import { useServer } from './server.ts';
`,
      'export const all = [server, response];\n',
    ),
  ],
  'export const WEIGHING_UNIT_KEY': [after('src/lib/storage/storage-keys.ts', /$/)],
  'WEIGHING_UNIT_KEY: {': [
    after('src/features/privacy/texts.ts', 'storageTexts = {\n'),
    inWords(
      'src/features/privacy/texts.es.ts',
      'english.storageTexts = {',
      "WEIGHING_UNIT_KEY: { purpose: 'La unidad en que pesa.', life: KEPT },",
    ),
  ],
};

const placesOf = ({ code }: Snippet) =>
  Object.entries(PLACES).find(([begins]) => code.startsWith(begins))?.[1] ?? [];

let copy: string;
const changed = new Set<string>();

async function change(file: string, to: (before: string) => string): Promise<void> {
  const path = join(copy, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, to(await readFile(path, 'utf8').catch(() => '')));
  changed.add(file);
}

beforeAll(async () => {
  copy = await makeProjectFolder('site-snippets-');
  for (const source of SOURCES)
    await cp(join(ROOT, source), join(copy, source), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('each snippet says where it goes', () => {
  expect(SNIPPETS.length).toBeGreaterThan(10);
  expect(SNIPPETS.filter((snippet) => !snippet.file && placesOf(snippet).length === 0)).toEqual([]);
});

test('all snippets compile together, where they go', async () => {
  for (const snippet of SNIPPETS) {
    if (snippet.file) await change(snippet.file, () => snippet.code);
    for (const place of snippet.file ? [] : placesOf(snippet))
      await change(place.file, (before) => {
        expect.soft(before.search(place.at), `${snippet.howTo}: ${place.at} in ${place.file}`).not.toBe(-1);
        return before.replace(place.at, (found) => place.with(found, snippet.code));
      });
  }
  const include = [...changed, 'netlify/services', 'src/domain', 'tests/support/*postgres*.ts'];
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node', 'astro/client'] },
    include,
  };
  await writeFile(join(copy, 'tsconfig.snippets.json'), JSON.stringify(settings));
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const errors = await run(process.execPath, [compiler, '-p', 'tsconfig.snippets.json'], { cwd: copy }).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
  expect(errors).toBe('');
});
