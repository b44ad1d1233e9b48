import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { ensurePrograms } from '../ensure-programs.ts';
import { tellOutcome } from './outcome.ts';

interface Finding {
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

const jar = () => join(fileURLToPath(import.meta.resolve('vnu-jar')), '../build/dist/vnu.jar');

/**
 * CSS that browsers and Tailwind have had for years, and the validator has yet to learn. In ASCII: without a locale, Java does not
 * understand the quotation marks around the names.
 */
const NOT_YET_KNOWN = '.*(at-rule .@(property|container).|.margin-trim.|.container-type.).*';

async function validate(files: readonly string[]): Promise<readonly Finding[]> {
  const options = ['--errors-only', '--exit-zero-always', '--also-check-css', '--also-check-svg', '--stdout'];
  const { code, output, stdout } = await run(
    'java',
    ['-jar', jar(), ...options, '--filterpattern', NOT_YET_KNOWN, '--format', 'json', ...files],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(output);
  return (JSON.parse(stdout) as { messages: readonly Finding[] }).messages;
}

const text = ({ url = '', lastLine, lastColumn, message, extract = '' }: Finding) =>
  `${url && relative(ROOT, fileURLToPath(url))}:${lastLine}:${lastColumn} ${message}\n    ${extract.trim()}`;

// The W3C's validator (https://validator.github.io/validator/) over every page, drawing and style sheet of dist/.
await ensurePrograms(['java']);
const files = globSync('dist/**/*.{html,css,svg}', { cwd: ROOT });
if (files.length === 0) throw new Error('Nothing is built.');
const findings = await validate(files);
const failed = new Set(findings.map(({ url }) => url)).size;
tellOutcome({ passed: files.length - failed, failed, output: findings.map(text).join('\n') });
