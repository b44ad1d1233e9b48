import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import { leanCss } from './lean-css.ts';

const RUNTIME_ID = 'virtual:island-runtime';

const RUNTIME = `${visible}\n${astroIsland}`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The files that a script consists of nothing but importing, or null where it does something itself. */
function importsAlone(code: string): string[] | null {
  const statements = code.split(/[;\n]/).filter(Boolean);
  const files = statements.map((statement) => /^import\s*"\.\/([^"]+)"$/.exec(statement)?.[1]);
  return files.every((file) => file !== undefined) ? files : null;
}

/**
 * Asks for the page's modules when the root's animation is over, which is after the first paint (styles/base.css): until
 * then they would compete with what the paint needs. A page without that animation asks at once.
 */
const startAfterPaint = (files: readonly string[]) =>
  `Promise.all(document.documentElement.getAnimations().map(a=>a.finished)).then(()=>{${files.map((file) => `import("/assets/${file}")`).join(';')}})`;

async function lean(html: string, assets: string): Promise<string> {
  let page = html.replace(/<script>[\s\S]*?<\/script>/g, (script) =>
    /astro[:-]/.test(script) ? '' : script,
  );
  const files = new Set<string>();
  for (const [tag, file] of page.matchAll(/<script type="module" src="\/assets\/([^"]+)"><\/script>/g)) {
    for (const name of importsAlone(await readFile(`${assets}${file}`, 'utf8')) ?? [file ?? ''])
      files.add(name);
    page = page.replace(tag, '');
  }
  if (files.size > 0) {
    const starter = startAfterPaint([...files]);
    page = page
      .replace('</body>', `<script>${starter}</script></body>`)
      .replace("script-src 'self'", `script-src 'self' ${hash(starter)}`);
  }
  const kept = new Set(
    [...page.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)].map((match) =>
      hash(match[1] ?? ''),
    ),
  );
  return page.replace(/ 'sha256-[\w+/]+=*'/g, (source) => (kept.has(source.trim()) ? source : ''));
}

/**
 * Takes weight off what must arrive before the first paint: Astro's island runtime leaves the HTML for the script that
 * imports `virtual:island-runtime`, scripts that only import others give way to those, and the page's policy keeps
 * only the hashes of what is still inline. The size budget and the journeys hold it.
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
              {
                name: 'island-runtime',
                resolveId: (id) => (id === RUNTIME_ID ? id : undefined),
                load: (id) => (id === RUNTIME_ID ? RUNTIME : undefined),
              },
            ],
          },
        }),
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: root })) {
          await writeFile(
            `${root}${file}`,
            await lean(await readFile(`${root}${file}`, 'utf8'), `${root}assets/`),
          );
        }
      },
    },
  };
}
