import type { Plugin } from 'vite';
import { BUSINESS } from '../business/business.ts';
import * as constants from '../business/constants.ts';
import * as staffConstants from '../business/staff-constants.ts';
import { paths } from '../paths.ts';
import { ICONS } from '../ui/icons.ts';

const TABLES: Readonly<Record<string, unknown>> = { ...constants, ...staffConstants, BUSINESS, ICONS, paths };

/** One that gives a table another name is left alone. */
const IMPORT =
  /import\s*\{((?:(?!\sas\s)[^}])*)\}\s*from\s*["'][^"']*\/(?:business\/(?:business|constants|staff-constants)|ui\/icons|paths)\.ts["'];?/g;

/** Where a name begins that is no member of something; dots before it may be those of a spread. */
const BEGIN = String.raw`(?<![\w$]|(?<!\.\.)\.)`;

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The value at `UI.stickyHeaderAfterPx`, or undefined where that is no number, text or yes and no. */
function valueAt(path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (table, key) => (typeof table === 'object' ? new Map(Object.entries(table ?? {})).get(key) : undefined),
      TABLES,
    );
  return ['number', 'string', 'boolean'].includes(typeof value) ? `(${JSON.stringify(value)})` : undefined;
}

/**
 * Writes a constant's value where its name is read. Tables like those of src/business/constants.ts and src/paths.ts are
 * whole objects, which a bundler cannot take apart: left alone, every page would carry all of them.
 */
export function inlineConstants(): Plugin {
  return {
    name: 'inline-constants',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/src/')) return null;
      const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => namesIn(list));
      if (names.length === 0) return null;
      const member = new RegExp(`${BEGIN}(?:${names.join('|')})(?:\\.\\w+)+`, 'g');
      const inlined = code.replace(member, (path) => valueAt(path) ?? path);
      const rest = inlined.replace(IMPORT, '');
      // A table that is still imported would come along with all the others, whether it is read or not.
      const lean = inlined.replace(IMPORT, (statement, list: string) => {
        const read = namesIn(list).filter((name) => new RegExp(`${BEGIN}${name}(?![\\w$])`).test(rest));
        return read.length === 0 ? '' : statement.replace(list, ` ${read.join(', ')} `);
      });
      return { code: lean, map: null };
    },
  };
}
