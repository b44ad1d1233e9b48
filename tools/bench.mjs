import { runTool } from './bootstrap.mjs';

await runTool('bench/bench.ts');
