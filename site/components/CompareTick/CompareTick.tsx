import './CompareTick.css';

type CompareTickProps = {
  readonly code: string;
  /** The product's former codes, which the browser may still store. */
  readonly formerCodes?: readonly string[] | undefined;
  readonly isTicked?: boolean;
};

/** A product's checkbox. Wherever it is, it belongs to the page's compare form, so it works without a script. */
export function CompareTick({ code, formerCodes = [], isTicked = false }: CompareTickProps) {
  return (
    <label className="tick" data-print="no">
      <input
        type="checkbox"
        name="code"
        value={code}
        form="compare"
        data-former={formerCodes.join(' ') || undefined}
        aria-label={`Compare ${code}`}
        defaultChecked={isTicked}
      />
      Compare
    </label>
  );
}

/** The compare form, once a page. compare-bar.ts saves the ticks, so the browser mustn't restore them. */
export const CompareForm = () => (
  <form id="compare" action="/compare" autoComplete="off">
    <button type="submit" className="button">
      Compare
    </button>
  </form>
);
