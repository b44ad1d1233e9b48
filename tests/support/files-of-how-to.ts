import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/root.ts';

/** Writes the files that a how-to shows into a copy of the project. Each is named at the end of the line above it. */
export async function writeFilesOfHowTo(name: string, copy: string): Promise<void> {
  const text = await readFile(join(ROOT, `docs/how-to/${name}.md`), 'utf8');
  for (const [, path = '', code = ''] of text.matchAll(
    /`([^`\n]+)`(?: becomes)?:\n\n {3}```\w+\n([^]*?) {3}```/g,
  )) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), code.replaceAll(/^ {3}/gm, ''));
  }
}
