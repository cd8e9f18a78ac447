import { formatList } from '../../../kernel/format-list.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { ProductLinks } from '../../components/ProductLinks/ProductLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './SubCategory.module.css';
import type { TrueSizeProps } from './true-size-props.ts';

/** Draws the range at one scale. The list has the same facts in words. */
export function TrueSize({ drawings, parts, isFromSide, beside, sizes, unsized }: TrueSizeProps) {
  return (
    <Section
      id="true-size"
      heading="See their true sizes side by side"
      intro={`All at one scale, with ${beside}. Height × width in millimetres${isFromSide ? ', with taps seen from the side' : ''}.`}
      aside={<p hidden data-pale />}
    >
      {drawings.map((image, at) => (
        <div key={image.src} className={styles.drawn}>
          <img
            {...image}
            alt={`${sizes.length} products at one scale with ${beside}. The list below has their sizes.`}
            loading="lazy"
          />
          {/* The filter covers and outlines the products that don't fit the visitor's space. */}
          <svg viewBox={`0 0 ${image.width} ${image.height}`} aria-hidden="true">
            <path data-parts={JSON.stringify(parts[at])} />
            <path />
          </svg>
        </div>
      ))}
      {unsized.length > 0 && (
        <p className="hint">{`Not drawn, because we don't have the size yet: ${formatList(unsized)}.`}</p>
      )}
      <div data-print="no">
        <Disclosure summary="Sizes as a list">
          <ProductLinks products={sizes} />
        </Disclosure>
      </div>
    </Section>
  );
}
