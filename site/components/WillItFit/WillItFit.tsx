import './WillItFit.css';

export type FitProps = {
  /** The drawing's address, which ends in the size of the space. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly counted: string;
};

/** offer-fit.ts adds the fields for another size, and redraws. */
export function WillItFit({ drawing, width, height, text, counted }: FitProps) {
  return (
    <div data-fit="">
      <p>{text}</p>
      <p className="hint">{counted}</p>
      <img src={drawing} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
