import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ROOT } from '../../tools/root.ts';
import { BUILT_PAGES } from '../built/built-page.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

// IBM's engine, which asks other questions than axe does.
const ENGINE = 'node_modules/accessibility-checker-engine/ace.js';
let source: Promise<string> | undefined;

interface Finding {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  readonly value: readonly [level: string, outcome: string];
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check: (node: Document, rules: string[]) => Promise<{ results: readonly Finding[] }>;
      };
    };
  }
}

async function failuresOn(page: Page): Promise<readonly string[]> {
  source ??= readFile(join(ROOT, ENGINE), 'utf8');
  await page.evaluate(`${await source};window.ace = ace`);
  const { results } = await page.evaluate(() => new window.ace.Checker().check(document, ['WCAG_2_2']));
  return results
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${page.url()} ${ruleId}: ${message} ${snippet}`);
}

test('a second engine finds no failure on any public page @proof', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const failures: string[] = [];
  const pages = BUILT_PAGES.filter(({ path }) => !path.startsWith('/admin'));
  for (const { path } of pages) {
    await page.goto(path);
    failures.push(...(await failuresOn(page)));
  }
  expect(failures).toEqual([]);
});
