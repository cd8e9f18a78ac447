import './WillItFit.css';

export type FitProps = {
  /** The drawing's address, which ends in the size of the space. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  /** True if the product doesn't fit. */
  readonly over?: true;
  readonly text: string;
  readonly counted: string;
  /** The code of the next size down that fits. */
  readonly next?: string;
};

/** offer-fit.ts adds the fields for another size, and redraws. */
export function WillItFit({ drawing, width, height, over, text, counted, next }: FitProps) {
  return (
    <div data-fit={over ? 'over' : ''}>
      <p>
        {text}{' '}
        {next !== undefined && (
          <>
            The next size down that fits is <a href={`/${next}`}>{next}</a>.
          </>
        )}
      </p>
      <p className="hint">{counted}</p>
      <img src={drawing} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
