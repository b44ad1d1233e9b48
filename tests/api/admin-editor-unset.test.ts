import { beforeAll, expect, test } from 'vitest';
import ownersFunction from '../../netlify/functions/owners.ts';
import * as api from '../../src/domain/blog/admin-editor.api.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
beforeAll(async () => {
  delete process.env['GITHUB_TOKEN'];
});

// Asked: 328
test('without a token the editor is told what is missing, and reads nothing', async () => {
  const { cookie } = await staffWith(server.db, 'owner');
  const setup = await callApi(ownersFunction, api.readEditorSetupApi, { headers: { cookie } });
  expect(await setup.json()).toEqual({ missing: ['GITHUB_TOKEN'] });
  const tree = await callApi(ownersFunction, api.readEditorTreeApi, {
    headers: { cookie },
    params: { commit: 'main' },
  });
  expect(tree.status).toBe(503);
});
