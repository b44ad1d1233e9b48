import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Commits these files and no others, where the folder is a Git repository; where it is none, they are saved as they are. */
export async function commit(root: string, paths: readonly string[], message: string): Promise<void> {
  const git = (...args: readonly string[]) =>
    execute('git', ['-C', root, ...args]).then(({ stdout }) => stdout.trim());
  const attempt = (...args: readonly string[]) => git(...args).catch(() => null);
  if ((await attempt('rev-parse', '--is-inside-work-tree')) !== 'true') return;
  // Git refuses a path that it never knew, as that of a post nobody has committed and that is taken away.
  const known = (await git('ls-files', '-z', '--cached', '--others', '--', ...paths))
    .split('\0')
    .filter(Boolean);
  if (known.length === 0) return;
  await git('add', '--all', '--', ...known);
  if ((await git('status', '--porcelain', '--', ...known)) === '') return;
  const hasName = (await attempt('config', 'user.email')) !== null;
  const name = hasName ? [] : ['-c', 'user.name=Blog editor', '-c', 'user.email=editor@localhost'];
  await git(...name, 'commit', '--quiet', `--message=${message}`, '--', ...known);
}
