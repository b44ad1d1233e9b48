import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Endpoint, isContract } from '../../src/domain/shared/contract/endpoint.ts';
import { ROOT } from '../../tools/root.ts';
import type { Handler } from './call.ts';

type Contract = Endpoint<unknown, unknown>;

/** Every contract of src/domain, by its exported name. */
export async function allContracts(): Promise<ReadonlyMap<string, Contract>> {
  const files = globSync('src/domain/**/*.api.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  const named = modules.flatMap((module) => Object.entries(module));
  return new Map(named.filter((entry): entry is [string, Contract] => isContract(entry[1])));
}

interface FunctionModule {
  /** Scheduled functions have no contracts. */
  readonly default: Handler & { readonly contracts?: readonly Contract[] };
  readonly config: {
    /** Several if one function answers them all. */
    readonly path?: string | readonly string[];
    readonly schedule?: string;
    readonly rateLimit?: {
      readonly windowLimit: number;
      readonly windowSize: number;
      readonly aggregateBy: readonly string[];
    };
  };
}

/** Every function of netlify/functions, by its name. */
export async function allFunctions(): Promise<ReadonlyMap<string, FunctionModule>> {
  const files = globSync('netlify/functions/*.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<FunctionModule>));
  return new Map(files.map((file, index) => [basename(file, '.ts'), modules[index] as FunctionModule]));
}

/** Each of the contracts, by default all, with the function that answers its path. */
export async function answeredContracts(isWanted: (contract: Contract) => boolean = () => true) {
  const functions = [...(await allFunctions()).values()];
  const wanted = [...(await allContracts())].filter(([, contract]) => isWanted(contract));
  return wanted.map(([name, contract]) => {
    const found = functions.find(({ default: { contracts = [] } }) => contracts.includes(contract));
    if (!found) throw new Error(`No function answers ${name} (${contract.path}).`);
    return { name, contract, handler: found.default };
  });
}
