import { eq } from 'drizzle-orm';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import { copyPersonalData } from '../../netlify/services/privacy/copy-personal-data.ts';
import { deletePersonalData } from '../../netlify/services/privacy/delete-personal-data.ts';
import { confirmedRequest } from '../support/privacy.ts';
import { at, agree, account, step, mustBe } from './step.ts';

/** A copy, by the number that the person confirmed: nothing in it may name anybody else of the walk. */
export const copy = account.map((who) =>
  step(
    `copy(customer ${who})`,
    async (model, real) => {
      const asker = at(model.accounts, who);
      const requestId = await confirmedRequest(real.server.db, {
        kind: 'copy',
        phone: asker.phone,
        confirmedBy: real.staff.id,
      });
      const { text } = await copyPersonalData(real.db, real.owner, requestId, {
        format: 'json',
        leftOut: [],
      });
      await real.server.db.delete(privacyRequests).where(eq(privacyRequests.id, requestId));
      const own = model.accountOf(asker.phone);
      const others = model.accounts.filter(
        (each) => each !== own && (each.mergedInto ?? each) !== own && each !== asker,
      );
      const theirs = [
        ...others.flatMap(({ id, phone, email }) => [id, phone, email]),
        ...model.tickets.filter(({ seller, offer: of }) => seller !== own && of === null).map(({ id }) => id),
      ];
      mustBe(
        theirs.filter((each) => text.includes(each)),
        [],
      );
    },
    ({ accounts }) => !at(accounts, who).isForgotten,
  ),
);

export const forget = account.map((who) =>
  step(
    `forget(customer ${who})`,
    async (model, real) => {
      const asker = at(model.accounts, who);
      const requestId = await confirmedRequest(real.server.db, {
        kind: 'deletion',
        phone: asker.phone,
        confirmedBy: real.staff.id,
      });
      const own = model.accountOf(asker.phone);
      if (own) model.forget(own);
      await agree('done', () => deletePersonalData(real.db, real.owner, requestId, []));
    },
    ({ accounts }) => !at(accounts, who).isForgotten,
  ),
);
