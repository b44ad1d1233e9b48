import type * as Crypto from 'node:crypto';

/**
 * node:crypto on first use: loading it costs 6 ms, a quarter of what a function that reads may take to start
 * (`npm run bench` measures starts).
 */
export const nodeCrypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');
