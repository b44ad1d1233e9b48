import { type DragEvent, useState } from 'react';
import { PRODUCT_PICTURE_MAX_BYTES } from '../../../business/constants.ts';
import { addProductPictureApi } from '../../../domain/catalogue/admin-products.api.ts';
import { errorId, errorProps, FieldError } from '../../../ui/form/fields/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { staffFailure, UserFacingError } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { pictureJpeg } from '../ui/staff-picture.ts';

interface PictureFieldProps {
  /** Of the controls. */
  readonly id: string;
  /** What it shows: "Black". */
  readonly label: string;
  /** Empty: none yet. */
  readonly image: string;
  readonly error: string | undefined;
  readonly onPicture: (image: string) => void;
  /** Called with each picture that is sent; it resolves to whether it arrived. */
  readonly onSent: (sent: Promise<boolean>) => void;
}

const TOO_LARGE = `Please choose a picture no larger than ${PRODUCT_PICTURE_MAX_BYTES / 1_000_000} MB.`;

/** Makes the picture small, and sends it. */
async function send(file: File): Promise<string> {
  if (file.size > PRODUCT_PICTURE_MAX_BYTES) throw new UserFacingError(TOO_LARGE);
  const jpeg = await pictureJpeg(file);
  const headers = { 'content-type': 'image/jpeg' };
  const { image } = await staffCall(addProductPictureApi, { body: jpeg, headers });
  return image;
}

/** The picture of a color: dropped here, chosen, or taken with the camera. It is stored at once, and used when the product is saved. */
export function PictureField({ id, label, image, error, onPicture, onSent }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<string>();
  const told = failure ?? error;

  async function take(file: File): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      onPicture(await send(file));
      return true;
    } catch (problem) {
      setFailure(staffFailure(problem));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const choose = (file: File | undefined) => file && !isBusy && onSent(take(file));
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }
  const input = (key: string, text: string, capture?: 'environment') => (
    <label className="button button-line grow px-3">
      <Icon name={capture ? 'camera' : 'upload'} />
      {text}
      <span className="sr-only">: {label}</span>
      <input
        id={`${id}-${key}`}
        className="sr-only"
        type="file"
        accept="image/*"
        {...(capture ? { capture } : {})}
        {...errorProps(id, told)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          choose(file);
        }}
      />
    </label>
  );

  return (
    <div
      className={`border-2 border-dashed p-3 ${isOver ? 'border-signal' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-3">
        {image ? (
          <img className="size-24 bg-sunken" src={image} alt={label} width="96" height="96" />
        ) : (
          <span className="grid size-24 place-items-center bg-sunken text-center text-muted">No picture</span>
        )}
        <div className="flex min-w-40 grow flex-wrap gap-2">
          {input('file', 'Choose a file')}
          {input('camera', 'Take a photo', 'environment')}
        </div>
      </div>
      <span role="status" className="mt-1 block text-muted">
        {isBusy ? 'Uploading the picture…' : 'JPEG, PNG or WebP. You can also drop one here.'}
      </span>
      <FieldError id={errorId(id)} message={told} />
    </div>
  );
}
