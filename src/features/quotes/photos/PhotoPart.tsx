import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PhotoChoice } from './PhotoChoice.tsx';
import { requestFormTexts } from '../texts.ts';
import type { RequestPhoto } from '../request-kind.ts';

export interface PhotoFieldProps {
  readonly photos: readonly RequestPhoto[];
  /** false: there is no room for it. */
  readonly onAdd: (photo: Blob) => boolean;
  readonly onRemove: (id: string) => void;
  /** A photo could not be saved on this device. */
  readonly isUnsaved: boolean;
  /** The camera was asked for before this was there. */
  readonly isAsked: boolean;
}

/** How far below the window the field may be when its script is fetched. */
const NEAR = '400px';

/** Photos, which most requests do without: the camera, the preview and what shrinks a file load when the field comes near. */
export function PhotoPart(props: Omit<PhotoFieldProps, 'isAsked'>) {
  const [Field, setField] = useState<ComponentType<PhotoFieldProps>>();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const load = async () => {
      const { PhotoField } = await import('./PhotoField.tsx');
      setField(() => PhotoField);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // Without a connection the request goes without photos; the next time the field comes near, it is tried again.
        load().catch(() => place.current && watch.observe(place.current));
      },
      { rootMargin: NEAR },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return (
    <fieldset ref={place} className="mt-4" aria-describedby={Field && 'photo-alert'}>
      <legend className="mb-1 font-bold">{requestFormTexts.photos}</legend>
      {Field ? <Field {...props} isAsked={isAsked} /> : <PhotoChoice onCamera={() => setAsked(true)} />}
    </fieldset>
  );
}
