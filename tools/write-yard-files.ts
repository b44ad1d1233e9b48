import { ROOT } from './root.ts';
import { exitCodeOf } from './setup-error.ts';
import { writeYardFiles } from './yard-files.ts';

// `npm run yards`, and before a build (package.json).
try {
  await writeYardFiles(ROOT);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
