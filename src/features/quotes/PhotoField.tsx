import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '../../ui/focus-heading.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CameraCapture } from './CameraCapture.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { fileToJpeg } from './photo-jpeg.ts';
import type { PhotoFieldProps } from './PhotoPart.tsx';

interface PhotoPreviewProps {
  readonly photo: Blob;
  readonly onRemove: () => void;
  /** Whether Remove takes the focus from the control that it replaces. */
  readonly focused: boolean;
}

function PhotoPreview({ photo, onRemove, focused }: PhotoPreviewProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  return (
    <div className="flex flex-wrap items-end gap-3">
      <img
        className="h-40 max-w-full border-2 border-line bg-sunken object-contain"
        ref={image}
        alt="What you will send"
      />
      <button
        type="button"
        className="button button-line"
        ref={focused ? takeFocus : null}
        onClick={onRemove}
      >
        <Icon name="trash" />
        Remove<span className="sr-only"> photo</span>
      </button>
    </div>
  );
}

const NO_CAMERA = 'No camera could be opened here. You can upload a photo instead.';
const UNREADABLE = "We can't read that file as a photo. Please choose a JPEG or PNG.";

/** Two buttons, the live camera, or the preview of a photo. */
export function PhotoField({ photo, onPhoto, isUnsaved }: PhotoFieldProps) {
  const [live, setLive] = useState(false);
  const [error, setError] = useState<string>();
  const [isCameraOut, setCameraOut] = useState(false);
  const [focusOn, setFocusOn] = useState<'camera' | 'upload'>();
  /** The file being read. The result of an earlier one is ignored. */
  const reading = useRef<File>(null);

  function goIdle(part: 'camera' | 'upload') {
    setLive(false);
    setFocusOn(part);
  }

  function leaveCamera() {
    goIdle('upload');
    setCameraOut(true);
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
    const shrunk = await fileToJpeg(file).catch(() => null);
    if (reading.current !== file) return;
    if (shrunk) take(shrunk);
    else setError(UNREADABLE);
  }

  return (
    <>
      {live && <CameraCapture onCapture={take} onCancel={() => goIdle('camera')} onFail={leaveCamera} />}
      {!live && photo && (
        <PhotoPreview photo={photo} focused={focusOn !== undefined} onRemove={() => take(null)} />
      )}
      {!live && !photo && (
        <PhotoChoice
          focusOn={focusOn}
          onCamera={() => {
            reading.current = null;
            setError(undefined);
            setCameraOut(false);
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
      {/* A hint: the error itself is for the log alone. */}
      <output>{isCameraOut && !photo && <span className="mt-1 block">{NO_CAMERA}</span>}</output>
      <div role="alert" id="photo-alert">
        <FieldError id="photo-error" message={error} />
      </div>
    </>
  );
}
