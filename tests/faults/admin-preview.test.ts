// ASVS: 8.3.1, 13.3.2
import { beforeAll, expect, test } from 'vitest';
import { askWith, isOfStaff } from '../support/access.ts';
import { answeredContracts } from '../support/contracts.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const ofStaff = await answeredContracts(isOfStaff);

const server = useServer();
let cookie: string;
beforeAll(async () => {
  process.env['CONTEXT'] = 'deploy-preview';
  ({ cookie } = await staffWith(server.db, 'owner'));
});

// Asked: 311
test.each(ofStaff)('a deploy preview refuses $name, to an owner too', async (each) => {
  for (const asked of [cookie, '']) {
    const response = await askWith(each, asked);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'That isn’t allowed.', code: 'forbidden' });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});
