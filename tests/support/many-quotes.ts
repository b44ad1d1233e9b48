import { sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { fillTables } from './fill-tables.ts';

export const MANY_QUOTES = 100_000;

/** "+14700000001" and on, the newest request first. */
export const quotePhoneOf = (index: number): string => `+1470${String(index).padStart(7, '0')}`;

// The newest hundred are open; before them all kinds, yards and people alternate, and one in twenty looks like spam.
const FILL = [
  sql`insert into staff_users (name, email) select 'Clerk ' || i, 'clerk' || i || '@example.com' from generate_series(1, 4) i`,
  sql`insert into quote_requests (id, created_at, due_at, kind, details, first_name, last_name, phone, email, location, description,
      call_me, email_me, suspected_spam, photo_state, state, answered_at, assignee_id)
    select gen_random_uuid(), now() - i * interval '7 minutes', now() - i * interval '7 minutes', kind, case kind
        when 'callback' then '{"day": "2026-11-23", "time": "09:00"}'::jsonb
        when 'pickup' then '{"address": "12 Mill Street", "city": "Griffin", "state": "GA", "zip": "30223",
          "weightClass": "under_1000_lb", "day": "2026-11-23", "window": "morning"}'::jsonb end,
      'First' || i % 977, 'Last' || i % 4999, '+1470' || lpad(i::text, 7, '0'), 'sender' || i || '@example.com',
      (array['griffin', 'newnan', 'atlanta', null])[1 + i % 4], repeat('About 200 lb of bright copper wire. ', 4),
      true, false, i % 20 = 0, case when i % 3 = 0 then 'stored' else 'none' end,
      state, case when state <> 'new' then now() - i * interval '7 minutes' end,
      case when i % 5 > 0 then (select id from staff_users where email = 'clerk' || i % 5 || '@example.com') end
    from generate_series(1, ${MANY_QUOTES}) i,
      lateral (select (array['quote', 'quote', 'quote', 'quote', 'pickup', 'quote', 'callback'])[1 + i % 7] kind,
        case when i <= 100 then 'new' else (array['answered', 'won', 'lost'])[1 + i % 3] end state) turn`,
  sql`insert into quote_photos (quote_id, id, photo_key) select id, id, id::text from quote_requests where photo_state = 'stored'`,
  sql`insert into merchandise_inquiries (id, created_at, due_at, name, email, inquiry_type, subject, message, suspected_spam, answered_at)
    select gen_random_uuid(), now() - i * interval '9 minutes', now() - i * interval '9 minutes', 'Name' || i % 4999, 'asker' || i || '@example.com', 'other',
      'A subject', repeat('A message. ', 20), i % 20 = 0, case when i > 100 then now() end
    from generate_series(1, ${MANY_QUOTES}) i`,
];

/** Fills a database with as many requests and inquiries as years of business would. */
export const addManyQuotes = (db: Database): Promise<void> =>
  fillTables(db, FILL, ['quote_requests', 'merchandise_inquiries', 'staff_users']);
