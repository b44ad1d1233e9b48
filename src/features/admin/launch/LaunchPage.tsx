import { useState } from 'react';
import { BLOG_SAMPLE_AUTHORS } from '../../../business/about.ts';
import { MEMBERSHIPS_ARE_SAMPLES } from '../../../business/memberships.ts';
import { REVIEWS_ARE_SAMPLES } from '../../../business/reviews.ts';
import { type SampleKind, SAMPLES_SHOWN } from '../../../business/samples.ts';
import { readLaunchApi, showSamplesApi } from '../../../domain/launch/admin-launch.api.ts';
import {
  LAUNCH_CONFIRMATIONS,
  LAUNCH_GROUPS,
  type LaunchGroup,
  type LaunchPlace,
  type LaunchState,
} from '../../../domain/launch/launch-rows.ts';
import {
  adminContentEditorPath,
  adminPricesPath,
  adminProductsPath,
  adminProvidersPath,
  adminTrucksPath,
  adminUsersPath,
} from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { useAct } from '../act.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { staffCall } from '../staff.store.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { useStaffData } from '../use-staff-data.ts';

const PAGES = {
  prices: { label: 'Prices', href: adminPricesPath },
  products: { label: 'Products', href: adminProductsPath },
  providers: { label: 'Providers', href: adminProvidersPath },
  users: { label: 'Users', href: adminUsersPath },
  trucks: { label: 'Trucks', href: adminTrucksPath },
} as const;

interface LaunchPlaceLinkProps {
  readonly place: LaunchPlace;
  /** The row's title, for those who hear the link alone. */
  readonly about: string;
}

/** Where a row is changed: a link, or the names that somebody else needs. */
function LaunchPlaceLink({ place, about }: LaunchPlaceLinkProps) {
  switch (place.kind) {
    case 'content':
      // A row whose only place is the list of confirmations has its button for that.
      if (place.collection === 'launch') return null;
      return (
        <a
          className="button button-line"
          href={adminContentEditorPath(place.collection, place.file)}
          aria-label={`Open in the editor: ${about}`}
        >
          Open in the editor
        </a>
      );
    case 'page': {
      const { label, href } = PAGES[place.page];
      return (
        <a className="button button-line" href={href} aria-label={`${label}: ${about}`}>
          {label}
        </a>
      );
    }
    case 'settings':
      return (
        <p className="self-center break-words text-muted">
          In Netlify, under environment variables: {place.names.join(', ')}
        </p>
      );
    case 'developer':
      return <p className="break-words text-muted">For a developer: {place.file}</p>;
  }
}

/** Those that the site still has, with what a button calls them. */
const SAMPLE_NAMES: Readonly<Record<SampleKind, string | null>> = {
  reviews: REVIEWS_ARE_SAMPLES ? 'sample reviews' : null,
  memberships: MEMBERSHIPS_ARE_SAMPLES ? 'sample memberships' : null,
  authors: BLOG_SAMPLE_AUTHORS.length > 0 ? 'made-up authors' : null,
};
const isSample = (id: string): id is SampleKind => Object.hasOwn(SAMPLE_NAMES, id);

/** Shows samples or hides them, at once in the file and with the next build on the site. */
function SampleSwitch({ sample, name }: { readonly sample: SampleKind; readonly name: string }) {
  const [isShown, setShown] = useState(SAMPLES_SHOWN[sample]);
  const { isBusy, run, refused } = useAct();
  const text = isShown ? `Hide ${name}` : `Show ${name}`;
  const change = async () => {
    const body = { sample, shown: !isShown };
    const done = `${isShown ? 'Hidden' : 'Shown'} in a few minutes: ${name}`;
    if (await run(() => staffCall(showSamplesApi, { body }), done)) setShown(!isShown);
  };
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void change()}>
        {text}
      </Button>
      <FormFailure message={refused} />
    </>
  );
}

const countedText = (groups: readonly LaunchGroup[], done: LaunchState): string => {
  const rows = groups.flatMap((group) => group.rows);
  const left = rows.filter(({ id }) => !done[id]).length;
  return `${rows.length - left} done, ${left} to do`;
};

const confirmHref = adminContentEditorPath('launch', 'launch');

interface LaunchRowsProps {
  readonly rows: LaunchGroup['rows'];
  readonly isDone: boolean;
}

function LaunchRows({ rows, isDone }: LaunchRowsProps) {
  return (
    <ul className="mt-3 grid items-start gap-4 md:grid-cols-2">
      {rows.map(({ id, title, hint, place }) => (
        <li key={id} className={`border-l-8 bg-surface p-4 ${isDone ? 'border-up' : 'border-brass'}`}>
          <h4 className="text-xl">{title}</h4>
          <p className={isDone ? 'font-bold text-up' : 'font-bold'}>{isDone ? 'Done' : 'To do'}</p>
          <p className="mt-1 break-words">{hint}</p>
          <div className="actions mt-2">
            <LaunchPlaceLink place={place} about={title} />
            {isSample(id) && SAMPLE_NAMES[id] && <SampleSwitch sample={id} name={SAMPLE_NAMES[id]} />}
            {LAUNCH_CONFIRMATIONS.some((row) => row.id === id) && !isDone && (
              <a className="button button-line" href={confirmHref} aria-label={`Confirm: ${title}`}>
                Confirm
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface LaunchGroupListProps {
  readonly group: LaunchGroup;
  readonly done: LaunchState;
  readonly isOpen: boolean;
}

/** A group that opens: first what is to do, and what is done folded below it. */
function LaunchGroupList({ group, done, isOpen }: LaunchGroupListProps) {
  const finished = group.rows.filter(({ id }) => done[id]);
  const open = group.rows.filter(({ id }) => !done[id]);
  return (
    <details className="mt-4 border-t-2 border-line" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <h3 className="text-2xl">
          {group.title}: {countedText([group], done)}
        </h3>
      </summary>
      {open.length > 0 && <LaunchRows rows={open} isDone={false} />}
      {finished.length > 0 && (
        <details className="mt-3" open={open.length === 0}>
          <summary className="flex min-h-12 cursor-pointer items-center font-bold text-up underline">
            {finished.length} done
          </summary>
          <LaunchRows rows={finished} isDone />
        </details>
      )}
    </details>
  );
}

function LaunchList() {
  const launch = useStaffData(readLaunchApi);
  const { value } = launch;
  const next = value && LAUNCH_GROUPS.find(({ rows }) => rows.some(({ id }) => !value[id]));
  return (
    <section className="mt-8" aria-labelledby="launch-title">
      <h2 id="launch-title">Before launch</h2>
      <p className="mt-2 max-w-prose">
        This list shows what’s done and what still has sample text or isn’t set up. It updates a few minutes
        after you save. Check off what the site can’t check itself.
      </p>
      <LoadState {...launch} waiting="mt-3 min-h-96" />
      <span role="status" className="mt-4 block font-display text-3xl empty:hidden">
        {value && countedText(LAUNCH_GROUPS, value)}
      </span>
      {value &&
        LAUNCH_GROUPS.map((group) => (
          <LaunchGroupList key={group.title} group={group} done={value} isOpen={group === next} />
        ))}
    </section>
  );
}

/** The island of /admin/launch. */
export const LaunchPage = () => <StaffGate page={STAFF_PAGES.launch}>{() => <LaunchList />}</StaffGate>;
