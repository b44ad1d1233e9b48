import { useEffect, useRef, useState } from 'react';
import { $staff } from '../staff.store.ts';
import { canScan, scanCode } from './scan-code.ts';

/** Scans a code with the camera. Hidden if the browser cannot read codes. */
export function ScanVoucher({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<AbortController>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const close = () => camera.current?.abort();
    // The page outlives its session; the camera does not.
    const stop = $staff.listen(close);
    return () => {
      stop();
      close();
    };
  }, []);

  async function scan() {
    const { current } = video;
    if (!current) return;
    const stop = new AbortController();
    camera.current = stop;
    setFailed(false);
    setOpen(true);
    try {
      const code = await scanCode(current, stop.signal);
      if (code !== null) onCode(code);
    } catch {
      setFailed(!stop.signal.aborted);
    }
    setOpen(false);
  }

  if (!canScan()) return null;
  return (
    <div className="mt-4">
      <button
        type="button"
        className="button button-line"
        aria-expanded={open}
        onClick={() => (open ? camera.current?.abort() : void scan())}
      >
        {open ? 'Close the camera' : 'Scan a reward code'}
      </button>
      <video
        ref={video}
        hidden={!open}
        className="mt-3 aspect-square w-full max-w-md bg-steel object-cover"
        playsInline
        muted
        aria-label="What the camera sees"
      />
      {failed && (
        <p className="mt-2" role="alert">
          There is no camera to use. Please type the code.
        </p>
      )}
    </div>
  );
}
