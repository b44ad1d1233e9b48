import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { helpAt, KEYS_EVERYWHERE } from './page-help.ts';

interface StaffHelpProps {
  /** The address of the page. */
  readonly path: string;
  readonly onClose: () => void;
}

/** What a page is for, and its keys. */
export function StaffHelp({ path, onClose }: StaffHelpProps) {
  const help = helpAt(path);
  if (!help) return null;
  return (
    <ModalDialog
      className="w-[min(36rem,100%-1rem)]"
      labelledBy="staff-help-title"
      describedBy="staff-help-text"
      onClose={onClose}
    >
      <form method="dialog" className="p-5">
        {/* First, so that the focus leaves the text in view. */}
        <div className="flex items-start justify-between gap-4">
          <h2 id="staff-help-title" className="text-3xl">
            What this page is for
          </h2>
          <Button type="submit" aria-label="Close">
            <Icon name="close" className="size-6" />
          </Button>
        </div>
        <p id="staff-help-text" className="mt-2">
          {help.text}
        </p>
        {/* A phone has none of them. */}
        <h3 className="mt-4 text-xl pointer-coarse:hidden">Keys</h3>
        <dl className="pointer-coarse:hidden">
          {[...(help.keys ?? []), ...KEYS_EVERYWHERE].map(([keys, does]) => (
            <div key={`${keys} ${does}`} className="flex flex-wrap gap-x-4 border-b border-line py-1">
              <dt className="basis-36 font-bold">{keys}</dt>
              <dd className="min-w-0 grow basis-48">{does}</dd>
            </div>
          ))}
        </dl>
      </form>
    </ModalDialog>
  );
}
