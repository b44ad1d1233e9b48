import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { takeFocus } from './take-focus.ts';

interface PhotoPreviewProps {
  readonly photo: Blob;
  readonly onRemove: () => void;
  /** Whether Remove takes the focus, which the control before it had. */
  readonly focused: boolean;
}

export function PhotoPreview({ photo, onRemove, focused }: PhotoPreviewProps) {
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
