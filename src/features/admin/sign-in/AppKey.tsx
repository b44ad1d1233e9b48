import { QrCode } from '../../rewards/dashboard/QrCode.tsx';

/** The key of an otpauth:// address, in groups of four for easier typing. */
const keyOf = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ');

/** The key for an authenticator app, as a QR code and as text. */
export function AppKey({ uri }: { readonly uri: string }) {
  return (
    <div className="max-w-md">
      <QrCode text={uri} label="QR code of the key" />
      <p>
        No camera at hand? Type this key into the app: <br />
        <strong className="break-words tabular-nums select-all" data-testid="app-key">
          {keyOf(uri)}
        </strong>
      </p>
    </div>
  );
}
