import { run } from '../process/run.ts';
import { installPackages } from './install-packages.ts';

const isHere = async () => (await run('java', ['-version'], { quiet: true })).code === 0;

/** Makes sure that there is a Java for the W3C's validator: the machine's, or Debian's, installed when missing. */
export async function ensureJava(): Promise<void> {
  if (await isHere()) return;
  console.log('Installing Java for the W3C validator …');
  await installPackages(['default-jre-headless']);
  if (!(await isHere())) throw new Error('There is no `java` on the PATH: install a Java 11 or newer.');
}
