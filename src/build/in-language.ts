import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { LOCALES } from '../domain/shared/language/locales.ts';

/** "src/features/prices/texts.es.ts" for "src/features/prices/texts.ts". */
const twinOf = (file: string, language: string): string => file.replace(/\.\w+$/, `.${language}$&`);

/** Whether a file is a twin in some language. */
export const isTwin = (file: string): boolean => LOCALES.some((language) => file.includes(`.${language}.`));

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as object;

/**
 * Where a file has a twin in the language of the build, the twin stands in for it: texts.es.ts for texts.ts.
 * What a twin of any language imports is taken as written, so that it can use the file that it stands in for (docs/decisions/0070).
 * A twin of content has only its texts, griffin.es.json, which override those of griffin.json.
 */
export const inLanguage = (language: string): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.{1,2}\// },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || (importer && isTwin(importer))) return found;
      const [file = '', query] = found.id.split('?');
      if (file.endsWith('.json')) return found;
      const twin = twinOf(file, language);
      if (!existsSync(twin)) return found;
      return query === undefined ? twin : `${twin}?${query}`;
    },
  },
  load: {
    filter: { id: /\/src\/content\/[^?]+\.json$/ },
    async handler(file) {
      const texts = twinOf(file, language);
      if (!existsSync(texts)) return null;
      return JSON.stringify({ ...(await readJson(file)), ...(await readJson(texts)) });
    },
  },
});
