import { useEffect, useRef, useState } from 'react';
import { wait } from '../../../../lib/requests/wait.ts';
import { $staff } from '../../staff.store.ts';
import { Button } from '../../../../ui/Button.tsx';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const EVERY_MS = 250;

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector: not in every browser. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

const canScan = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/** Shows the camera in `video` and returns the first QR code's text; null if aborted. Throws without a camera. */
async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Barcodes = detectorClass();
  if (!Barcodes) return null;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const detector = new Barcodes({ formats: ['qr_code'] });
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await wait(EVERY_MS);
    }
    return null;
  } finally {
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
}

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
    <div>
      <Button aria-expanded={open} onClick={() => (open ? camera.current?.abort() : void scan())}>
        {open ? 'Close camera' : 'Scan a code'}
      </Button>
      <video
        ref={video}
        hidden={!open}
        className="mt-3 aspect-square w-full max-w-md bg-steel object-cover"
        playsInline
        muted
        aria-label="Camera view"
      />
      {failed && (
        <p className="mt-2" role="alert">
          We couldn’t open the camera. Please type the code.
        </p>
      )}
    </div>
  );
}
