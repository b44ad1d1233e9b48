import { bundleFunctions } from './host/bundle-functions.ts';
import { ROOT } from './root.ts';

// A program of its own, as the bundler's memory would stay with the server that npm start becomes.
await bundleFunctions(ROOT);
