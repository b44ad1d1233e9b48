import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { track } from '../../../lib/measurement/analytics.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeFocus } from '../../../ui/focus-heading.ts';
import { drawJpeg } from './photo-jpeg.ts';
import { photoFieldTexts } from '../texts.ts';

interface CameraCaptureProps {
  readonly onCapture: (photo: Blob) => void;
  readonly onCancel: () => void;
  /** No camera, no permission, or no picture from it. */
  readonly onFail: () => void;
}

const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((one) => one.stop());

/** The live picture of the back camera. The camera stops when this unmounts. */
export function CameraCapture({ onCapture, onCancel, onFail }: CameraCaptureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);

  const cancel = useEffectEvent(onCancel);
  const fail = useEffectEvent((error: unknown) => {
    console.error('The camera failed:', error);
    track('camera_error', { reason: error instanceof Error ? error.name : 'unknown' });
    onFail();
  });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let gone = false;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 } },
      });
      if (gone || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
    };
    open().catch((error: unknown) => {
      if (!gone) fail(error);
    });
    const onHide = () => {
      if (document.hidden) cancel();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', cancel);
    return () => {
      gone = true;
      stop(stream);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', cancel);
    };
  }, []);

  async function capture() {
    if (!video.current) return;
    try {
      const { videoWidth: width, videoHeight: height } = video.current;
      onCapture(await drawJpeg(video.current, { width, height }));
    } catch (error) {
      console.error('The camera gave no picture:', error);
      track('camera_error', { reason: 'capture' });
      onFail();
    }
  }

  return (
    <div>
      <video
        ref={video}
        className="aspect-4/3 w-full bg-steel object-contain"
        muted
        playsInline
        onPlaying={() => setLive(true)}
      />
      <div className="mt-3 flex gap-3">
        <Button variant="signal" disabled={!live} onClick={() => void capture()}>
          {photoFieldTexts.capture}
        </Button>
        <Button ref={takeFocus} onClick={onCancel}>
          {photoFieldTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
