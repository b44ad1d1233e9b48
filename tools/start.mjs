import { runTool } from './bootstrap.mjs';

await runTool('start.ts');
