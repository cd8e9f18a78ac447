import { type ReactElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { drop, wordmark, wordmarkWidth } from '../../../kernel/wordmark.ts';
import { qrPath } from '../../toolkit/qr-path.ts';
import styles from './Sticker.module.css';

type StickerProps = {
  readonly system: string;
  /** "November 2026". */
  readonly fitted: string;
  readonly next: string;
  /** "PL05MP1 · DP10MP1 · RL6". */
  readonly parts: string;
  /** The page that the QR code opens. */
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
    <div className={styles.made}>
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
      {createPortal(<div className={styles.sheet}>{picture}</div>, document.body)}
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
  >
    {/* Cut marks outside the picture, visible only in print. */}
    <path
      d="M0-2v-5M80-2v-5M0 52v5M80 52v5M-2 0h-5M-2 50h-5M82 0h5M82 50h5"
      stroke="#0c1b2a"
      strokeWidth=".2"
    />
    <rect
      x=".25"
      y=".25"
      width="79.5"
      height="49.5"
      rx="2"
      fill="#fff"
      stroke="#0c1b2a"
      strokeWidth=".3"
    />
    <g transform="translate(4.4 3) scale(.15)">
      <path d={drop} fill="#1371c3" />
      <path
        d={wordmark.join('')}
        fill="none"
        stroke="#0d1b2a"
        strokeWidth={wordmarkWidth}
        strokeLinejoin="round"
      />
    </g>
    <g fill="#0c1b2a" fontSize="3.2">
      <text x="5" y="18" fontSize={Math.min(6, widest / system.length)} fontWeight="700">
        {system}
      </text>
      <text x="5" y="24.5">
        Last changed
      </text>
      <text x="5" y="29" fontSize="4" fontWeight="600">
        {fitted}
      </text>
      <text x="5" y="35">
        Next change
      </text>
      <text x="5" y="39.5" fontSize="4" fontWeight="600">
        {next}
      </text>
      <text x="60.5" y="42" textAnchor="middle">
        Scan to see what's due
      </text>
      <text x="5" y="46.5" fontSize={Math.min(3.2, (2 * widest) / parts.length)}>
        {parts}
      </text>
    </g>
    <path
      d={path}
      transform={`translate(45 4.8) scale(${31 / size})`}
      shapeRendering="crispEdges"
    />
  </svg>
);
