import { useEffect, useRef, useState } from 'react';
import { QUOTE_PHOTOS_MAX } from '../../../business/constants.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeFocus } from '../../../ui/focus-heading.ts';
import { FieldError } from '../../../ui/form/fields/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CameraCapture } from './CameraCapture.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { fileToJpeg } from './photo-jpeg.ts';
import { photoFieldTexts } from '../texts.ts';
import type { PhotoFieldProps } from './PhotoPart.tsx';

interface PhotoPreviewProps {
  readonly photo: Blob;
  readonly number: number;
  readonly onRemove: () => void;
  /** Whether Remove takes the focus from the buttons, which are gone with the last photo. */
  readonly focused: boolean;
}

function PhotoPreview({ photo, number, onRemove, focused }: PhotoPreviewProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  return (
    <li>
      <img
        className="aspect-4/3 w-full border-2 border-line bg-sunken object-contain"
        ref={image}
        alt={photoFieldTexts.preview(number)}
      />
      <Button className="mt-2 w-full" ref={focused ? takeFocus : null} onClick={onRemove}>
        <Icon name="trash" />
        {photoFieldTexts.remove}
        <span className="sr-only">{photoFieldTexts.removed(number)}</span>
      </Button>
    </li>
  );
}

/** The photos, and the buttons or the live camera that add another one. */
export function PhotoField({ photos, onAdd, onRemove, isUnsaved, isAsked }: PhotoFieldProps) {
  const [live, setLive] = useState(isAsked);
  const [error, setError] = useState<string>();
  const [isCameraOut, setCameraOut] = useState(false);
  const [focus, setFocus] = useState<{ readonly on?: 'camera' | 'upload'; readonly turn: number }>({
    turn: 0,
  });
  const left = QUOTE_PHOTOS_MAX - photos.length;

  function goIdle(on: 'camera' | 'upload') {
    setLive(false);
    // Drawn again, the buttons take the focus again.
    setFocus(({ turn }) => ({ on, turn: turn + 1 }));
  }

  function leaveCamera() {
    goIdle('upload');
    setCameraOut(true);
  }

  function capture(taken: Blob) {
    goIdle('camera');
    onAdd(taken);
  }

  function remove(id: string) {
    setError(undefined);
    goIdle('camera');
    onRemove(id);
  }

  async function upload(files: readonly File[]) {
    setError(files.length > left ? photoFieldTexts.tooMany : undefined);
    // One after the other: a phone may not have the memory to decode six at once.
    for (const file of files.slice(0, left)) {
      const shrunk = await fileToJpeg(file).catch(() => null);
      if (!shrunk) setError(photoFieldTexts.unreadable);
      else if (!onAdd(shrunk)) setError(photoFieldTexts.tooMany);
    }
  }

  return (
    <>
      {photos.length > 0 && (
        <ul className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-3">
          {photos.map(({ id, blob }, index) => (
            <PhotoPreview
              key={id}
              photo={blob}
              number={index + 1}
              focused={left === 0 && index === QUOTE_PHOTOS_MAX - 1}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
      {live && <CameraCapture onCapture={capture} onCancel={() => goIdle('camera')} onFail={leaveCamera} />}
      {!live && left > 0 && (
        <PhotoChoice
          key={focus.turn}
          focusOn={focus.on}
          onCamera={() => {
            setError(undefined);
            setCameraOut(false);
            setLive(true);
          }}
          onFiles={(files) => void upload(files)}
        />
      )}
      {photos.length > 0 && isUnsaved && <p className="mt-1 text-sm">{photoFieldTexts.unsaved}</p>}
      {/* A hint: the error itself is only for the log. */}
      <span role="status" className="mt-1 block text-sm">
        {photos.length > 0 ? photoFieldTexts.count(photos.length) : isCameraOut && photoFieldTexts.noCamera}
      </span>
      <div role="alert" id="photo-alert">
        <FieldError id="photo-error" message={error} />
      </div>
    </>
  );
}
