import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import only from 'astro/runtime/client/only.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import { leanContracts } from './lean-contracts.ts';
import { leanCss } from './lean-css.ts';
import { usedStyles, wordsOf } from './used-styles.ts';

/** An import() as Vite wraps it for its helper. */
const PRELOADED =
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\},[^()]*\)/g;

const PRELOADED_WHOLE = /__vitePreload\(\(\) => (import\([^)]*\)),[^()]*\)/g;

/** What wakes islands with `client:visible`, and those with `client:only`. */
const RUNTIMES: ReadonlyMap<string, string> = new Map([
  ['virtual:island-runtime', `${visible}\n${astroIsland}`],
  ['virtual:island-only', `${only}\n${astroIsland}`],
]);

/** Many pages have the very same styles and scripts. */
const hashes = new Map<string, string>();

function hash(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, known);
  return known;
}

/** The files that a script consists of nothing but importing, or null where it does something itself. */
function importsAlone(code: string): string[] | null {
  const statements = code.split(/[;\n]/).filter(Boolean);
  const files = statements.map((statement) => /^import\s*"\.\/([^"]+)"$/.exec(statement)?.[1]);
  return files.every((file) => file !== undefined) ? files : null;
}

/** The display face as base.css declares it, in the build's own spelling. */
const FACE = /@font-face\{font-family:(Barlow Condensed);src:(url\([^)]+\))[^}]*font-weight:(\d+)[^}]*\}/;

/** An island's id comes of the folder's path, so that the same page would have another size elsewhere; nothing reads it once built. */
const ISLAND_ID = /(?<=<astro-island) uid="\w+"/g;

/** Nor a directive's options that say nothing. */
const NO_OPTIONS = /(?<= opts=")\{&quot;name&quot;:&quot;\w+&quot;,&quot;value&quot;:true\}(?=")/g;

/** Astro writes it before the first island, where HTML has no place for it. */
const ISLAND_STYLE = /<style>(astro-island[^<]*)<\/style>/;

/** A drawing that can wait, as `data-late` marks it. */
const LATE_DRAWING = /<svg[^>]*>(?:<use[^>]* data-late(?:="[^"]*")?><\/use>)+<\/svg>/g;
const LATE = /href=("[^"]+") data-late(?:="[^"]*")?/g;

/** Without script nobody asks for it: then it stands in its place at once. */
const withTwin = (drawing: string): string =>
  `${drawing.replace(LATE, 'data-href=$1')}<noscript>${drawing.replace(LATE, 'href=$1')}</noscript>`;

/** A frame has been drawn and shown this long after it was begun. */
const PAINTED_MS = 40;

/** Around buttons that somebody may press before the page's modules listen: the last such press is made again when they do. */
const EARLY = ' data-early';
const KEEP_PRESS = 'let p;onclick=e=>p=e.target.closest("[data-early] button");';
const REPEAT_PRESS = 'onclick=null;p?.click()';

/**
 * Asks for the display face, for drawings that can wait (`<use href="…" data-late>`) and for the page's modules when the first frame has been
 * shown: until then they would compete with what it needs (docs/decisions/0014).
 */
function startAfterPaint(
  files: readonly string[],
  { face, hasDrawings, isEarly }: { face: RegExpExecArray | null; hasDrawings: boolean; isEarly: boolean },
): string {
  const [, family, source, weight] = face ?? [];
  const imports = files.map((file) => `import("/assets/${file}")`);
  const steps = [
    ...(face
      ? [
          `new FontFace("${family}","${source}",{weight:"${weight}"}).load().then(f=>document.fonts.add(f),()=>{})`,
        ]
      : []),
    ...(hasDrawings
      ? ['document.querySelectorAll("[data-href]").forEach(u=>u.setAttribute("href",u.dataset.href))']
      : []),
    isEarly ? `Promise.all([${imports.join()}]).then(()=>{${REPEAT_PRESS}})` : imports.join(';'),
  ];
  return `${isEarly ? KEEP_PRESS : ''}requestAnimationFrame(()=>setTimeout(()=>{${steps.join(';')}},${PAINTED_MS}))`;
}

/** The page with a policy that allows the scripts and styles it holds, by their hashes, and no others. */
function hashedPolicy(page: string): string {
  const hashesOf = (tag: 'script' | 'style') =>
    [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map((match) => ` ${hash(match[1] ?? '')}`)
      .join('');
  return page
    .replace(/ 'sha256-[\w+/]+=*'/g, '')
    .replace("script-src 'self'", `script-src 'self'${hashesOf('script')}`)
    .replace("style-src 'self'", `style-src 'self'${hashesOf('style')}`);
}

/** `scripts`: the code of each file in assets/, by its name. */
function lean(html: string, scripts: ReadonlyMap<string, string>): string {
  let page = html.replace(/<script>[\s\S]*?<\/script>/g, (script) =>
    /astro[:-]/.test(script) ? '' : script,
  );
  const files = new Set<string>();
  for (const [tag, file = ''] of page.matchAll(/<script type="module" src="\/assets\/([^"]+)"><\/script>/g)) {
    const code = scripts.get(file);
    if (code === undefined) throw new Error(`A page asks for assets/${file}, which was not built`);
    for (const name of importsAlone(code) ?? [file]) files.add(name);
    page = page.replace(tag, '');
  }
  page = page.replace(ISLAND_ID, '').replace(NO_OPTIONS, '{}');
  const [islandStyle = '', allRules = ''] = ISLAND_STYLE.exec(page) ?? [];
  const islandRules = page.includes('slot>') ? allRules : allRules.replace(/(?:,astro-[a-z-]*slot)+/, '');
  // Among the page's own styles, which every page has: a tag of its own would cost a hash in the policy too.
  page = page.replace(islandStyle, '').replace('</style></head>', `${islandRules}</style></head>`);
  if (files.size > 0) {
    const face = FACE.exec(page);
    const light = page.replace(LATE_DRAWING, withTwin);
    const hasDrawings = light !== page;
    page = light;
    // In a style sheet of the page, the browser would ask for the face as soon as it has laid out a headline.
    if (face) {
      page = page
        .replace(face[0], '')
        .replace(
          '</head>',
          `<noscript><style>${hasDrawings ? 'svg:has([data-href]){display:none}' : ''}${face[0]}</style></noscript></head>`,
        );
    }
    const script = startAfterPaint([...files], { face, hasDrawings, isEarly: page.includes(EARLY) });
    page = page.replace('</body>', `<script>${script}</script></body>`);
  }
  return hashedPolicy(page);
}

/** Makes the function that lightens a rendered page, once the scripts are in the build's folder. */
export function pageLeaner(root: string): (html: string) => string {
  const assets = join(root, 'assets');
  const scripts = new Map(
    globSync('*.js', { cwd: assets }).map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  );
  const withUsedStyles = usedStyles(wordsOf([...scripts.values()].join(' ')));
  return (html) => lean(withUsedStyles(html), scripts);
}

/**
 * Takes weight off what must arrive before the first paint: Astro's island runtime leaves the HTML for the script that
 * imports one of RUNTIMES, scripts that only import others give way to those, and the page's policy keeps
 * only the hashes of what is still inline (`pageLeaner`; finish-pages.ts calls it). The size budget and the journeys hold it.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({
          vite: {
            plugins: [
              leanCss(),
              leanContracts(),
              {
                // What a module imports is asked for when it is there: the helper that asks sooner weighs more than it saves.
                name: 'no-preload-helper',
                enforce: 'pre',
                config: () => ({ build: { modulePreload: false } }),
                load: (id) =>
                  id === '\0vite/preload-helper.js'
                    ? 'export const __vitePreload = (load) => load()'
                    : undefined,
                renderChunk: (code) => code.replace(PRELOADED, '$1').replace(PRELOADED_WHOLE, '$1'),
              },
              {
                name: 'island-runtime',
                resolveId: (id) => (RUNTIMES.has(id) ? id : undefined),
                load: (id) => RUNTIMES.get(id),
              },
            ],
          },
        }),
    },
  };
}
