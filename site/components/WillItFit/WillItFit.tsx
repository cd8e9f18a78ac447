import type { Body } from '../../../kernel/fit.ts';
import './WillItFit.css';

export type FitProps = {
  /** The drawing's address, which ends in the size of the space. */
  readonly drawing: string;
  /** offer-fit.ts works out other spaces with it. */
  readonly body: Body;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly counted: string;
  readonly fits: boolean;
};

/** offer-fit.ts adds the fields for another size, and redraws. */
export function WillItFit({ drawing, body, width, height, texts, counted, fits }: FitProps) {
  const [answer, ...more] = texts;
  return (
    <div data-fit={JSON.stringify(body)}>
      <p data-over={fits ? undefined : ''}>
        <b>{answer}</b>
        {more.length > 0 && ` ${more.join(' ')}`}
      </p>
      <p className="hint">{counted}</p>
      <img src={drawing} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
