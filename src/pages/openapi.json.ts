import type { APIRoute } from 'astro';
import { openApi } from '../build/open-api.ts';
import { BUSINESS_NAME } from '../business/business.ts';
import { isContract } from '../domain/shared/contract/endpoint.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../domain/**/*.api.ts', { eager: true });

/** What programs of others may call: each contract that is published. */
export const GET: APIRoute = ({ site }) =>
  Response.json(
    openApi(Object.values(modules).flatMap(Object.values).filter(isContract), {
      title: BUSINESS_NAME,
      url: site?.origin ?? '/',
    }),
  );
