import { runTool } from './bootstrap.mjs';

await runTool('verify.ts');
