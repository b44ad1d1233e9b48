// ASVS: 8.3.1, 13.3.2
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askWith, isOfStaff } from '../support/access.ts';
import { answeredContracts } from '../support/contracts.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const ofStaff = await answeredContracts(isOfStaff);

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  process.env['CONTEXT'] = 'deploy-preview';
  ({ cookie } = await staffWith(server.db, 'owner'));
});
afterAll(() => server.stop());

// Asked: 311
test.each(ofStaff)('a deploy preview refuses $name, to an owner too', async (each) => {
  for (const asked of [cookie, '']) {
    const response = await askWith(each, asked);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'That isn’t allowed.', code: 'forbidden' });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});
