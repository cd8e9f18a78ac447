import { formatList } from '../../../kernel/format-list.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Fits } from '../../components/Fits/Fits.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { breakpoints } from '../../styles/breakpoints.ts';
import type { TrueSizeProps } from './true-size.ts';

const from = [0, breakpoints.sm, breakpoints.lg];

/** Draws the range at one scale. The list has the same facts in words. */
export function TrueSize({ drawings, beside, sizes, unsized }: TrueSizeProps) {
  const [phone, ...wider] = drawings;
  const [tablet] = wider;
  return (
    <Section
      id="true-size"
      heading="See their true sizes side by side"
      intro={`All at one scale, with ${beside}. Height × width in millimetres.`}
    >
      {/* A desk's letters would be too small on paper. */}
      <p hidden data-on-paper>
        <img {...tablet} alt="" loading="lazy" />
      </p>
      <picture data-print="no">
        {wider
          .map(({ src, width, height }, at) => (
            <source
              key={src}
              media={`(min-width: ${from[at + 1]}px)`}
              srcSet={src}
              {...{ width, height }}
            />
          ))
          .toReversed()}
        <img
          {...phone}
          alt={`${sizes.length} products at one scale with ${beside}. The list below has their sizes.`}
          loading="lazy"
        />
      </picture>
      {unsized.length > 0 && (
        <p className="hint">{`Not drawn, because we don't have the size yet: ${formatList(unsized)}.`}</p>
      )}
      <div data-print="no">
        <Disclosure summary="Sizes as a list">
          <Fits products={sizes} />
        </Disclosure>
      </div>
    </Section>
  );
}
