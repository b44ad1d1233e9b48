import { run } from '../process/run.ts';

/** Installs packages of Debian's, which a machine without them is asked for once. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of [['update'], ['install', '-y', ...packages]]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...words];
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
}
