import { useState } from 'react';
import { type YardId, yardName } from '../../../business/yards.ts';
import { changeOwnFeedApi, openOwnFeedApi, type OwnFeed } from '../../../domain/truck/calendar-feed.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';

interface FeedProps {
  readonly feed: OwnFeed;
  readonly isBusy: boolean;
  readonly onChange: () => Promise<boolean>;
}

/** The address, what it is good for, and how to get another one. */
function Feed({ feed: { address }, isBusy, onChange }: FeedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-2">
        Stops and calls from the past week through the next four weeks. Your calendar app updates on its own;
        some apps only a few times a day. Keep this address private: anyone who has it can see customers’
        names, phone numbers and addresses.
      </p>
      <p className="mt-3 border-2 border-line p-3 wrap-anywhere">{address}</p>
      <div className="actions mt-3">
        <CopyButton
          label="Copy the address"
          text={address}
          next="In your calendar, add a calendar from an address, and paste it there."
          instead="Select the address above and copy it."
        />
        {/* Phones and Macs hand this to their calendar. */}
        <a className="button button-line" href={address.replace(/^https?:/, 'webcal:')}>
          Open in this device’s calendar
        </a>
        <Button onClick={() => setAsking(!isAsking)}>
          {isAsking ? 'Keep the address' : 'Change the address…'}
        </Button>
      </div>
      {isAsking && (
        <div className="mt-3 border-l-8 border-signal pl-3">
          <p>Calendars with this address get nothing from then on. Add the new one to yours.</p>
          <div className="actions mt-3">
            <Button
              variant="signal"
              disabled={isBusy}
              onClick={() => void onChange().then((isDone) => isDone && setAsking(false))}
            >
              Change the address
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** A yard's stops and calls in a calendar of one's own. Give it a `key` for each yard. */
export function SubscribeCalendar({ yard }: { readonly yard: YardId }) {
  const [feed, setFeed] = useState<OwnFeed | null>(null);
  const { isBusy, run, refused } = useAct();
  const open = () => void run(async () => setFeed(await staffCall(openOwnFeedApi, { body: { yard } })));
  return (
    <div className="print:hidden">
      <Button disabled={isBusy} aria-expanded={feed !== null} onClick={() => (feed ? setFeed(null) : open())}>
        {feed ? 'Close' : 'Subscribe…'}
      </Button>
      {feed && (
        <section className="staff-card" aria-labelledby="feed-title">
          <h2 id="feed-title" className="text-2xl">
            {yardName(yard)} in your own calendar
          </h2>
          <Feed
            feed={feed}
            isBusy={isBusy}
            onChange={() =>
              run(
                async () => setFeed(await staffCall(changeOwnFeedApi, { body: { yard, id: feed.id } })),
                'The old address opens nothing now',
              )
            }
          />
        </section>
      )}
      <FormFailure message={refused} />
    </div>
  );
}
