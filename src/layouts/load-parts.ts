import styles from './on-demand/parts.css?url';

let styled: Promise<void> | undefined;

/** Resolves in any case: without its styles a panel is plain, without its script it is not there. */
const loadStyles = () =>
  new Promise<void>((onload) => {
    const link = document.createElement('link');
    const onerror = () => {
      styled = undefined;
      onload();
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: styles, onload, onerror }));
  });

/** What of the frame waits for a use, with its styles. Rejects where it cannot be had; asking again tries it anew. */
export async function loadParts() {
  styled ??= loadStyles();
  const parts = await import('./on-demand/parts.ts');
  await styled;
  return parts;
}
