import { useEffect } from 'react';
import { useRemoteData } from '../lib/requests/use-remote-data.ts';
import { Button } from './Button.tsx';

interface OpenedByLinkProps<Value> {
  /** Asks for what the link's token opens. */
  readonly open: () => Promise<Value | 'missing'>;
  readonly onOpen: (value: Value) => void;
  readonly texts: { readonly opening: string; readonly missing: string; readonly retry: string };
}

/** Looks up what a mailed or kept link is about. Give it a `key` for each token. */
export function OpenedByLink<Value>({ open, onOpen, texts }: OpenedByLinkProps<Value>) {
  const { value, failure, reload } = useRemoteData(open);
  useEffect(() => {
    if (value && value !== 'missing') onOpen(value);
  }, [value, onOpen]);
  if (failure)
    return (
      <div role="alert">
        <p className="mb-2">{failure}</p>
        <Button onClick={() => void reload()}>{texts.retry}</Button>
      </div>
    );
  return (
    <p className="mb-4 text-lg font-bold" role="status">
      {value === 'missing' ? texts.missing : texts.opening}
    </p>
  );
}
