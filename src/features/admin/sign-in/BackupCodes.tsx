import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';

/** Shown only once. */
export function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const heading = useFocusOnce();
  return (
    <section className="mt-6" aria-labelledby="backup-title">
      <h2 ref={heading} id="backup-title" tabIndex={-1} className="text-2xl uppercase">
        Backup codes
      </h2>
      <p className="mt-2">
        Each code lets you in once if you lose your phone. This is the only time you’ll see them, so print or
        copy them now.
      </p>
      <ol className="my-4 grid grid-cols-[repeat(auto-fit,minmax(12ch,1fr))] gap-2 border-2 border-line bg-page p-4 font-mono text-lg font-bold whitespace-nowrap select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="actions print:hidden">
        <Button onClick={() => window.print()}>Print codes</Button>
        <CopyButton
          label="Copy codes"
          text={codes.join('\n')}
          next="Keep your codes somewhere private."
          instead="Please print them or write them down."
        />
      </div>
    </section>
  );
}

/** The key of an otpauth:// address, in groups of four for easier typing. */
const keyOf = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ');

/** The key for an authenticator app, as a QR code and as text. */
export function AppKey({ uri }: { readonly uri: string }) {
  return (
    <div className="max-w-md">
      <QrCode text={uri} label="QR code for your app" />
      <p>
        Can’t scan it? Type this key into the app: <br />
        <strong className="break-words tabular-nums select-all" data-testid="app-key">
          {keyOf(uri)}
        </strong>
      </p>
    </div>
  );
}
