import type { Plugin } from 'vite';

/** What a contract says to the server and to types alone, as it stands once types are gone. */
const SERVER_ONLY = /\b(?:output: answer\(\)|errors: \[[^\]]*\]|access: ["'`]\w+["'`]),?/g;

/** Leaves of a call's contract (domain/shared/endpoint.ts) what the browser reads: method, path and input. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/domain\/.*\.api\.ts$/.test(id)) return null;
      return { code: code.replace(SERVER_ONLY, '').replace(/\bendpoint\(/g, '('), map: null };
    },
  };
}
