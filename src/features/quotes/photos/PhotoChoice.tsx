import { Button } from '../../../ui/Button.tsx';
import { takeFocus } from '../../../ui/focus-heading.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { requestFormTexts } from '../texts.ts';

interface PhotoChoiceProps {
  /** Which of the two buttons takes the focus. */
  readonly focusOn?: 'camera' | 'upload' | undefined;
  readonly onCamera?: () => void;
  /** Without it, the field only holds its place until the script that reads files is there. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** The two ways to a photo. */
export function PhotoChoice({ focusOn, onCamera, onFiles }: PhotoChoiceProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={focusOn === 'camera' ? takeFocus : null} onClick={onCamera}>
        <Icon name="camera" />
        {requestFormTexts.takePhoto}
      </Button>
      <label className="button button-line">
        <Icon name="upload" />
        {requestFormTexts.uploadPhoto}
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          multiple={onFiles !== undefined}
          disabled={!onFiles}
          ref={focusOn === 'upload' ? takeFocus : null}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Without this, choosing the same file again would be no change.
            currentTarget.value = '';
            if (files.length > 0) onFiles?.(files);
          }}
        />
      </label>
    </div>
  );
}
