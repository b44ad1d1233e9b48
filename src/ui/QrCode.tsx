import { useEffect, useState } from 'react';
import { qrTexts } from './texts.ts';

/** The quiet zone that scanners need, in modules. */
const BORDER = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

interface QrCodeProps {
  readonly text: string;
  readonly label?: string;
}

/** The text as a QR code, black on white in both color schemes. Blank if its library does not load. */
export function QrCode({ text, label = qrTexts.label(text) }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    draw(text).then(setDrawing, () => setDrawing(null));
  }, [text]);

  const size = drawing?.size ?? 1;
  return (
    <svg
      className="mx-auto my-4 aspect-square w-56"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={drawing?.path} />
    </svg>
  );
}
