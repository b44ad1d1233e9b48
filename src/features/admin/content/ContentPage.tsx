import { readEditorSetupApi } from '../../../domain/blog/admin-editor.api.ts';
import { CONTENT } from '../../../domain/content/content-files.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { adminContentEditorPath, adminNewYardPath } from '../../../paths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { missingText } from '../staff-text.ts';
import { useStaffData } from '../use-staff-data.ts';

const LINK = 'flex min-h-12 items-center font-bold text-link underline';

function ContentList({ role }: { readonly role: StaffRole }) {
  const setup = useStaffData(readEditorSetupApi);
  const missing = setup.value?.missing ?? [];
  return (
    <div className="mt-4">
      <p className="max-w-prose">
        <span>Edit your business details and page text. Changes go live a few minutes after you save. </span>
        {mayOpen(role, STAFF_PAGES.launch) && (
          <span>
            To see what’s still sample text, open the{' '}
            <a className="font-bold text-link underline" href={STAFF_PAGES.launch.href}>
              launch page
            </a>
            .
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <p className="mt-4 border-l-8 border-brass pl-3 font-bold" role="alert">
          {missingText(missing)}
        </p>
      )}
      <LoadState {...setup} />
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {CONTENT.map(({ name, label, about, files }) => (
          <section
            key={name}
            className="border-l-8 border-copper bg-surface p-4"
            aria-labelledby={`content-${name}`}
          >
            <h2 className="text-2xl" id={`content-${name}`}>
              {label}
            </h2>
            <p className="mt-1 text-muted">{about}</p>
            <ul className="mt-2">
              {files.map((file) => (
                <li key={file.name}>
                  <a className={LINK} href={adminContentEditorPath(name, file.name)}>
                    {file.label}
                  </a>
                </li>
              ))}
              {name === 'yards' && (
                <li>
                  <a className={LINK} href={adminNewYardPath}>
                    Add a yard
                  </a>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The island of /admin/content. */
export const ContentPage = () => (
  <StaffGate page={STAFF_PAGES.content}>{(staff) => <ContentList role={staff.role} />}</StaffGate>
);
