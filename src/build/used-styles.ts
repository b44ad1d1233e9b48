import { type ChildNode, parse } from 'postcss';

/** A rule with the classes that each of its selectors needs, or an at-rule around such. */
type Piece =
  | { readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly head: string; readonly pieces: readonly Piece[] };

/** Past lists of alternatives, where a class need not be there, and attributes, where a dot is none. */
const classesOf = (selector: string): string[] =>
  [
    ...selector
      .replace(/:(?:not|is|where)\([^()]*\)|(?<!\\)\[[^\]]*\]/g, '')
      .matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g),
  ].map(([, name = '']) => name.replaceAll('\\', ''));

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule')
    return { text: node.toString(), selectors: node.selectors.map((selector) => classesOf(selector)) };
  if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports)$/.test(node.name))
    return { head: `@${node.name} ${node.params}`, pieces: node.nodes.map(pieceOf) };
  const end = node.type === 'atrule' && !node.nodes ? ';' : '';
  return { text: node.toString() + end, selectors: [[]] };
}

function print(pieces: readonly Piece[], isUsed: (name: string) => boolean): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.selectors.some((classes) => classes.every(isUsed)) ? piece.text : '';
      const inner = print(piece.pieces, isUsed);
      return inner && `${piece.head}{${inner}}`;
    })
    .join('');
}

/** Every word of a script that could be a class. */
export const wordsOf = (script: string): ReadonlySet<string> => new Set(script.split(/[\s"'`${}]+/));

/**
 * Makes the function that takes from a page's styles what is for classes that neither its HTML nor any script names:
 * Tailwind reads folders, and a page shows only some of what is in them. A sheet is parsed once for all pages that share it, and
 * printed once for those that use the same of it.
 */
export function usedStyles(scriptWords: ReadonlySet<string>): (page: string) => string {
  const sheets = new Map<
    string,
    { readonly pieces: readonly Piece[]; readonly printed: Map<string, string> }
  >();
  return (page) => {
    // Decoded and taken apart only where they are not those of a page before.
    const use = [...new Set(Array.from(page.matchAll(/\sclass="([^"]*)"/g), ([, list]) => list))].join(' ');
    return page.replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
      const sheet = sheets.get(css) ?? { pieces: parse(css).nodes.map(pieceOf), printed: new Map() };
      sheets.set(css, sheet);
      const known = sheet.printed.get(use);
      if (known !== undefined) return known;
      const names = new Set(
        use.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').split(/\s+/),
      );
      const style = `<style>${print(sheet.pieces, (name) => names.has(name) || scriptWords.has(name))}</style>`;
      sheet.printed.set(use, style);
      return style;
    });
  };
}
