import { type ReactElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { drop, wordmark, wordmarkWidth } from '../../../kernel/wordmark.ts';
import { qrPath } from '../../toolkit/qr-path.ts';
import styles from './Sticker.module.css';

type StickerProps = {
  readonly system: string;
  readonly fitted: string;
  readonly next: string;
  /** "PL05MP1 · DP10MP1 · RL6". */
  readonly parts: string;
  readonly path: string;
};

/** The sticker, undefined while its QR code loads. */
function usePicture(props: StickerProps) {
  const { path } = props;
  const [code, setCode] = useState<QrCode>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    codeOf(`${location.origin}${path}`).then(
      (made) => isCurrent && setCode(made),
      () => setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return { picture: code && drawingOf(props, code), hasFailed };
}

/** The sticker on a printed answer, to cut out. */
export function PrintedSticker(props: StickerProps) {
  const { picture } = usePicture(props);
  return (
    picture && (
      <div hidden data-on-paper className={styles.cut}>
        <p>Cut this out and stick it on the system. Scan it to see what's due.</p>
        {picture}
      </div>
    )
  );
}

const show = (made: HTMLElement | null) => made?.scrollIntoView({ block: 'nearest' });

/** Shows an 80 × 50 mm sticker with cut marks, and a button that prints only the sticker. */
export function Sticker(props: StickerProps) {
  const { picture, hasFailed } = usePicture(props);
  if (hasFailed)
    return <p role="status">The sticker didn't load. Check your connection and try again.</p>;
  if (!picture) return <p role="status">Making the sticker …</p>;
  const print = () => {
    document.body.dataset.sticker = '';
    addEventListener('afterprint', () => delete document.body.dataset.sticker, { once: true });
    window.print();
  };
  return (
    <div ref={show} className={`actions ${styles.made}`}>
      {picture}
      <div className="column gap-2">
        <p>
          80 × 50 mm. Print it at 100%, cut along the marks and stick it on the system where you can
          scan it.
        </p>
        <button type="button" className="button button-quiet" onClick={print}>
          Print the sticker
        </button>
      </div>
      {createPortal(
        <div hidden data-on-paper className={styles.sheet}>
          {picture}
        </div>,
        document.body,
      )}
    </div>
  );
}

/** The QR code's squares as one SVG path. Loads its library with the first sticker. */
async function codeOf(url: string) {
  const { encode } = await import('uqr');
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  return { url, path: qrPath(data), size };
}

type QrCode = Awaited<ReturnType<typeof codeOf>>;

/** The font size at which a code of one bold letter is 33 mm wide. The QR code needs 4 of its squares free on each side. */
const widest = 33 / 0.68;

const ink = '#0c1b2a';
const row = (y: number, text: string, fontSize = 3.2, fontWeight = 400) => (
  <text {...{ x: 5, y, fontSize, fontWeight }}>{text}</text>
);
const frame = { x: 0.25, y: 0.25, width: 79.5, height: 49.5, rx: 2, fill: '#fff' };
/** Outside the picture, visible only in print. */
const cutMarks = 'M0-2v-5M80-2v-5M0 52v5M80 52v5M-2 0h-5M-2 50h-5M82 0h5M82 50h5';

const drawingOf = (
  { system, fitted, next, parts }: StickerProps,
  { url, path, size }: QrCode,
): ReactElement => (
  <svg
    viewBox="0 0 80 50"
    width="80mm"
    height="50mm"
    role="img"
    aria-label={`Sticker for ${system}: last changed ${fitted}, next change ${next}, with a QR code for ${url}`}
    data-url={url}
    fill={ink}
  >
    <path d={cutMarks} stroke={ink} strokeWidth=".2" />
    <rect {...frame} stroke={ink} strokeWidth=".3" />
    <g transform="translate(4.4 3) scale(.15)">
      <path d={drop} fill="#1371c3" />
      <g fill="none" stroke={ink} strokeWidth={wordmarkWidth} strokeLinejoin="round">
        <path d={wordmark.join('')} />
      </g>
    </g>
    {row(18, system, Math.min(6, widest / system.length), 700)}
    {row(24.5, 'Last changed')}
    {row(29, fitted, 4, 600)}
    {row(35, 'Next change')}
    {row(39.5, next, 4, 600)}
    {row(46.5, parts, Math.min(3.2, (2 * widest) / parts.length))}
    <text x="60.5" y="42" textAnchor="middle" fontSize="3.2">
      Scan to see what's due
    </text>
    <path
      d={path}
      transform={`translate(45 4.8) scale(${31 / size})`}
      shapeRendering="crispEdges"
    />
  </svg>
);
