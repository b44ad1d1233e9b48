import styles from '../on-demand/parts.css?url';

let styled: Promise<void> | undefined;

/** Always resolves: without its styles a panel is plain, without its script it is not there. */
const loadStyles = () =>
  new Promise<void>((onload) => {
    const link = document.createElement('link');
    const onerror = () => {
      styled = undefined;
      onload();
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: styles, onload, onerror }));
  });

/** The frame's on-demand parts, with their styles. Rejects if they cannot be loaded; a later call tries again. */
export async function loadParts() {
  styled ??= loadStyles();
  const parts = await import('../on-demand/parts.ts');
  await styled;
  return parts;
}

/** What most visits never need, with the same styles. Rejects as loadParts() does. */
export async function loadRareParts() {
  await loadParts();
  return import('../on-demand/rare.ts');
}
