import { wait } from '../../../lib/wait.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const EVERY_MS = 250;

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector: not in every browser. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canScan = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/** Shows the camera in `video` and returns the first QR code's text; null if aborted. Throws without a camera. */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
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
