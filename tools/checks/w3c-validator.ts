import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import type { Check, Outcome } from './check.ts';
import { ensureJava } from './java.ts';

interface Finding {
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

const jar = () => join(fileURLToPath(import.meta.resolve('vnu-jar')), '../build/dist/vnu.jar');

async function validate(files: readonly string[]): Promise<readonly Finding[]> {
  const options = ['--errors-only', '--exit-zero-always', '--also-check-css', '--also-check-svg', '--stdout'];
  const { output } = await run('java', ['-jar', jar(), ...options, '--format', 'json', ...files], {
    quiet: true,
  });
  return (JSON.parse(output) as { messages: readonly Finding[] }).messages;
}

const text = ({ url = '', lastLine, lastColumn, message, extract = '' }: Finding) =>
  `${relative(ROOT, url.replace(/^file:/, ''))}:${lastLine}:${lastColumn} ${message}\n    ${extract.trim()}`;

async function outcome(): Promise<Outcome> {
  await ensureJava();
  const files = globSync('dist/**/*.{html,css,svg}', { cwd: ROOT });
  if (files.length === 0) return { passed: 0, failed: 1, output: 'Nothing is built.' };
  const findings = await validate(files);
  const failed = new Set(findings.map(({ url }) => url)).size;
  return { passed: files.length - failed, failed, output: findings.map(text).join('\n') };
}

/** The W3C's validator (https://validator.github.io/validator/) over every page, drawing and style sheet of dist/. */
export const w3cCheck: Check = {
  name: 'HTML, CSS and SVG by the W3C',
  run: () => outcome().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) })),
};
