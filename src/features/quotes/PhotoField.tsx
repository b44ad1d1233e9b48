import { useRef, useState } from 'react';
import { CameraCapture } from './CameraCapture.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoFieldProps {
  readonly photo: Blob | null;
  readonly onPhoto: (photo: Blob | null) => void;
  /** The photo will be gone when the visitor leaves this page. */
  readonly isUnsaved: boolean;
}

const UNREADABLE = 'We cannot read that file as a photo. Please choose a JPEG or PNG picture.';

/** Idle, camera live, or a photo with its preview, from the camera or from a file alike. */
export function PhotoField({ photo, onPhoto, isUnsaved }: PhotoFieldProps) {
  const [live, setLive] = useState(false);
  const [error, setError] = useState<string>();
  const [focusOn, setFocusOn] = useState<'camera' | 'upload'>();
  /** The file that is being read; one that was chosen before it, or before the camera, comes too late. */
  const reading = useRef<File>(null);

  function goIdle(part: 'camera' | 'upload') {
    setLive(false);
    setFocusOn(part);
  }

  function take(taken: Blob | null) {
    reading.current = null;
    setLive(false);
    setError(undefined);
    setFocusOn('camera');
    onPhoto(taken);
  }

  async function upload(file: File) {
    reading.current = file;
    const shrunk = await shrinkPhoto(file).catch(() => null);
    if (reading.current !== file) return;
    if (shrunk) take(shrunk);
    else setError(UNREADABLE);
  }

  return (
    <fieldset className="mt-4" aria-describedby={error && 'quote-photo-error'}>
      <legend className="mb-1 font-bold">Photo (optional)</legend>
      {live && (
        <CameraCapture onCapture={take} onCancel={() => goIdle('camera')} onFail={() => goIdle('upload')} />
      )}
      {!live && photo && (
        <PhotoPreview photo={photo} focused={focusOn !== undefined} onRemove={() => take(null)} />
      )}
      {!live && !photo && (
        <PhotoChoice
          focusOn={focusOn}
          onCamera={() => {
            reading.current = null;
            setError(undefined);
            setLive(true);
          }}
          onFile={(file) => void upload(file)}
        />
      )}
      {photo && isUnsaved && (
        <p className="mt-1 text-sm">
          This photo is too large to keep on this device. Please send it before you leave.
        </p>
      )}
      <div role="alert">
        <FieldError id="quote-photo-error" message={error} />
      </div>
    </fieldset>
  );
}
