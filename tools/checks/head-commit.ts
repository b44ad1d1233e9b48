import { run } from '../process/run.ts';

async function git(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await run('git', args, { quiet: true });
  return code === 0 ? stdout.trim() : '';
}

/** Empty if there is no repository. */
export const headCommit = (): Promise<string> => git('rev-parse', 'HEAD');

/** How many commits are behind HEAD; undefined in a shallow clone, which does not know. */
export async function headAncestors(): Promise<number | undefined> {
  if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return undefined;
  return Number(await git('rev-list', '--count', 'HEAD')) - 1;
}
