// ASVS: 1.2.5, 15.2.3
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What each folder may import: the first rule whose `from` matches decides. docs/architecture.md shows it. */
const RULES: readonly { from: RegExp; mayImport: readonly RegExp[]; packages?: RegExp }[] = [
  // What owners change in the editor is data there.
  { from: /^src\/business\//, mayImport: [/^src\/business\//, /^src\/content\/.*\.json$/], packages: /^$/ },
  // The server and a page write the same files for calendars.
  {
    from: /^src\/domain\/shared\/time\/calendar-file\.ts$/,
    mayImport: [/^src\/(business|domain\/shared)\//],
    packages: /^ical\.js$/,
  },
  {
    from: /^src\/domain\/shared\//,
    mayImport: [/^src\/(business|domain\/shared)\//],
    packages: /^zod\/mini$/,
  },
  // The build and the editor read the head of a post with one parser.
  { from: /^src\/domain\/content\/site-files\.ts$/, mayImport: [], packages: /^yaml$/ },
  { from: /^src\/domain\//, mayImport: [/^src\/(business|domain)\//], packages: /^zod\/mini$/ },
  { from: /^src\/lib\//, mayImport: [/^src\/(business|domain|lib)\//] },
  { from: /^src\/ui\//, mayImport: [/^src\/(business|domain\/shared|lib|ui|assets)\//, /^src\/paths\.ts$/] },
  {
    from: /^src\/features\//,
    // The worker caches pages of both languages.
    mayImport: [/^src\/(business|domain|lib|ui|assets|features)\//, /^src\/((staff-)?paths|paths\.es)\.ts$/],
  },
  {
    // The frame of every page shows which yards are open, and takes its colors from the palette.
    from: /^src\/layouts\//,
    mayImport: [
      /^src\/(business|domain|features\/(locations|offline)|lib|ui|assets|styles|layouts)\//,
      /^(src\/((staff-)?paths|paths\.es|translated-pages\.es)\.ts|tailwind\.config\.mjs)$/,
    ],
  },
  { from: /^src\/styles\//, mayImport: [/^src\/styles\//, /^tailwind\.config\.mjs$/] },
  // Colors of pictures and of the installed site.
  { from: /^src\/(pages|build)\//, mayImport: [/^src\//, /^tailwind\.config\.mjs$/] },
  { from: /^src\/es\//, mayImport: [/^src\//, /^astro\.config\.mjs$/] },
  { from: /^src\//, mayImport: [/^src\//] },
  {
    from: /^netlify\/functions\//,
    mayImport: [/^netlify\/(services|providers|lib|database)\//, /^src\/domain\//],
  },
  {
    // Mails link to the site's pages.
    from: /^netlify\/services\//,
    mayImport: [
      /^netlify\/(services|providers|lib|database)\//,
      /^src\/(business|domain)\//,
      /^src\/((staff-)?paths|paths\.es)\.ts$/,
    ],
  },
  {
    from: /^netlify\/providers\//,
    // Each mail links to the privacy page of its language.
    mayImport: [
      /^netlify\/(providers|lib|database)\//,
      /^src\/(business|domain)\//,
      /^src\/paths(\.es)?\.ts$/,
    ],
  },
  // The wrapper of every call and the pool know each other, but nothing above them.
  { from: /^netlify\//, mayImport: [/^netlify\/(lib|database)\//, /^src\/(business|domain)\//] },
];

/** The folders of a sentence in docs/architecture.md: each imports only those before it. */
function orderOf(kind: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const list = new RegExp(`Order of ${kind}: ([^.]+)\\.`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder ?? '');
}

const sources = ['src', 'netlify']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro,mjs}`, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));

function codeOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.astro')) return text;
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  return [
    frontmatter,
    ...[...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]),
  ].join('\n');
}

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isPackage: boolean;
}

const imports: readonly Import[] = sources.flatMap((file) =>
  ts.preProcessFile(codeOf(file), true, true).importedFiles.map(({ fileName }) => {
    const bare = fileName.replace(/\?.*$/, '');
    const isPackage = !bare.startsWith('.');
    return { file, isPackage, target: isPackage ? bare : relative(root, resolve(root, dirname(file), bare)) };
  }),
);

const name = ({ file, target }: Import) => `${file} -> ${target}`;
const segment = (path: string, folder: string) => new RegExp(`^${folder}/([^/]+)/`).exec(path)?.[1];

describe('import arrows', () => {
  test('the sources are found', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(20);
  });

  test('each folder imports only the folders below it', () => {
    const crossing = imports.filter(({ file, target, isPackage }) => {
      const rule = RULES.find(({ from }) => from.test(file));
      if (!rule) return true;
      return isPackage
        ? !(rule.packages?.test(target) ?? true)
        : !rule.mayImport.some((allowed) => allowed.test(target));
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test('a feature imports no other feature', () => {
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [segment(file, 'src/features'), segment(target, 'src/features')];
      return (
        from &&
        to &&
        from !== to &&
        ![
          'checkout',
          'admin',
          'estimate',
          'holds',
          'offline',
          'price-alerts',
          'privacy',
          'rewards',
          'vehicles',
        ].includes(from)
      );
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test.each([
    [
      'history',
      /\bhistory\??\.(?:push|replace|back|forward|go|state|length|scroll)|pushState|replaceState|popstate|\bnavigation\.(?:navigate|back|forward|traverse)/i,
    ],
    ['storage and idempotency keys', /localStorage|sessionStorage|indexedDB|randomUUID|idempotency-key'/],
    // What leaves the page on its own, without a tap.
    [
      'the network',
      /(?<!\.)\bfetch\(|(?:window|globalThis|self)\.fetch\b|XMLHttpRequest|sendBeacon|EventSource|WebSocket/,
    ],
  ])('%s: in src/lib alone', (_, plumbing) => {
    const elsewhere = sources.filter(
      (file) =>
        /^src\/(features|layouts|pages|ui)\//.test(file) &&
        // The service worker is no page.
        !file.startsWith('src/features/offline/worker/') &&
        plumbing.test(codeOf(file)) &&
        plumbing.test(ts.transpile(codeOf(file), { jsx: ts.JsxEmit.Preserve, removeComments: true })),
    );
    expect(elsewhere).toEqual([]);
  });

  test.each([
    ['src/domain', 'domains'],
    ['netlify/services', 'domains'],
    ['src/features/admin', 'staff’s pages'],
  ])('the folders of %s import only those before them in the order of %s', (folder, kind) => {
    const order = orderOf(kind);
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [segment(file, folder), segment(target, folder)];
      return from && to && from !== to && !(order.indexOf(from) > order.indexOf(to) && order.includes(to));
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test('only services open transactions', () => {
    const elsewhere = sources.filter(
      (file) =>
        file.startsWith('netlify/') &&
        !file.startsWith('netlify/services/') &&
        /\.transaction\(/.test(codeOf(file)),
    );
    expect(
      elsewhere.filter(
        (file) => !file.startsWith('netlify/database/seed/') && !file.startsWith('netlify/lib/'),
      ),
    ).toEqual([]);
  });
});
