import type { ReactElement } from 'react';
import { intervalText } from '../../commerce/interval-text.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Disclosure, Disclosures } from '../../components/Disclosure/Disclosure.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { Unlisted } from '../../components/Unlisted/Unlisted.tsx';
import type { PageProps } from '../page-props-type.ts';
import styles from './CartridgeFinder.module.css';

export type FinderSystem = {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly discontinued: boolean;
  readonly cartridges: readonly {
    readonly code: string;
    readonly name: string;
    readonly url: string;
    readonly quantity: number;
    readonly every?: number;
  }[];
};
export type CartridgeFinderProps = PageProps & {
  readonly path: string;
  readonly groups: readonly {
    readonly kind: string;
    readonly count: number;
    readonly systems: readonly FinderSystem[];
  }[];
};

/** Which cartridge fits which system (QLT-05): a list by code that the browser's own find can search. */
export function CartridgeFinder(props: CartridgeFinderProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <SearchForm
          id="finder-system"
          label="System or cartridge code"
          hint="It’s on the label, for example HYBRID-G7. No label left? Measure the old cartridge and type its size: 20 x 4.5 inch, or 508 x 114 mm."
          action={props.path}
          name="code"
          submitLabel="Find"
        />
      </PageHead>
      <ToolNotice
        tool="cartridge-finder"
        what="The finder"
        instead="Your code is still in the page address. Most systems and their cartridges are listed by type below."
      />
      <div data-plain="cartridge-finder">
        <Section id="systems" heading="Systems by type and code">
          <Disclosures>
            {props.groups.map(({ kind, count, systems }) => (
              <Disclosure
                key={kind}
                summary={
                  <span className={styles.kind}>
                    {kind} <span className="hint">{count}</span>
                  </span>
                }
              >
                <dl className={styles.systems}>
                  {systems.map((system) => (
                    <div key={system.code} id={`system-${system.code}`} data-system={system.code}>
                      <dt>
                        <a href={system.url}>
                          <span className="code">{system.code}</span>
                          <span>
                            {system.name}
                            {system.discontinued && ' (Discontinued)'}
                          </span>
                        </a>
                      </dt>
                      <dd>
                        <ul className={styles.cartridges}>
                          {system.cartridges.map((cartridge) => (
                            <li key={cartridge.code}>
                              <a href={cartridge.url}>
                                <span className="code">{cartridge.code}</span>
                                <span>
                                  {cartridge.quantity > 1 && `${cartridge.quantity} × `}
                                  {cartridge.name}
                                </span>
                              </a>
                              <span className="hint">{intervalText(cartridge.every)}</span>
                            </li>
                          ))}
                        </ul>
                      </dd>
                    </div>
                  ))}
                </dl>
                <Unlisted count={count - systems.length} />
              </Disclosure>
            ))}
          </Disclosures>
        </Section>
        <PageSections sections={props.sections} country={props.country} />
        <Closing videos={props.videos} interestedIn={props.interestedIn} />
      </div>
    </>
  );
}
