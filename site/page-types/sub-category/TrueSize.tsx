import { formatList } from '../../../kernel/format-list.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { ProductLinks } from '../../components/ProductLinks/ProductLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './SubCategory.module.css';
import type { TrueSizeProps } from './true-size-props.ts';

/** Draws the range at one scale. The list has the same facts in words. */
export function TrueSize({ drawings, things, isFromSide, beside, sizes, unsized }: TrueSizeProps) {
  return (
    <Section
      id="true-size"
      heading="See their true sizes side by side"
      intro={`All at one scale, with ${beside}. Height × width in millimetres${isFromSide ? ', with taps seen from the side' : ''}.`}
      aside={<p hidden data-things={JSON.stringify(things)} />}
    >
      {drawings.map((image) => (
        <div key={image.src} className={styles.drawn}>
          <img
            {...image}
            alt={`${sizes.length} products at one scale with ${beside}. The list below has their sizes.`}
            loading="lazy"
          />
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
