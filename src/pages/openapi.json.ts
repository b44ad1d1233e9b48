import type { APIRoute } from 'astro';
import { isPublished, openApi } from '../build/open-api.ts';
import { BUSINESS_NAME } from '../business/business.ts';
import type { Endpoint } from '../domain/shared/endpoint.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../domain/**/*.api.ts', { eager: true });
const sources = import.meta.glob<string>(['../{business,domain}/**/*.ts', '!../**/*.{test,es}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isContract = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'output' in value;

/** The public and the partners' calls, for programs that read OpenAPI. */
export const GET: APIRoute = ({ site }) => {
  const named = Object.values(modules).flatMap((module) => Object.entries(module));
  const contracts = named.filter((entry): entry is [string, Endpoint] => isContract(entry[1]));
  const published = new Map(contracts.filter(([, contract]) => isPublished(contract)));
  const facts = { title: BUSINESS_NAME, version: '1', url: site?.origin ?? '/' };
  return Response.json(openApi(published, Object.values(sources), facts));
};
