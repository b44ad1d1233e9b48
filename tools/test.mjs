import { runTool } from './bootstrap.mjs';

await runTool('test.ts');
