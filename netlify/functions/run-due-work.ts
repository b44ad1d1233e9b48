import { runDueWork } from '../services/due-work.ts';

export default async (): Promise<Response> =>
  new Response(null, { status: (await runDueWork()) ? 204 : 500 });

export const config = { schedule: '* * * * *' };
