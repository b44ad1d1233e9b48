import { Icon } from '../../ui/Icon.tsx';
import { takeFocus } from './take-focus.ts';

interface PhotoChoiceProps {
  /** Which of the two takes the focus as they appear. */
  readonly focusOn: 'camera' | 'upload' | undefined;
  readonly onCamera: () => void;
  readonly onFile: (file: File) => void;
}

export function PhotoChoice({ focusOn, onCamera, onFile }: PhotoChoiceProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="button button-line"
        ref={focusOn === 'camera' ? takeFocus : null}
        onClick={onCamera}
      >
        <Icon name="camera" />
        Take a Photo
      </button>
      <label className="button button-line has-focus-visible:outline-3 has-focus-visible:outline-link">
        <Icon name="upload" />
        Upload a Photo
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          ref={focusOn === 'upload' ? takeFocus : null}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Emptied, so that choosing the same file again is a change again.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
