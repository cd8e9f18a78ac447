import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import type { PageProps } from '../page-shape.ts';

export type LoginProps = PageProps & {
  /** The dealer portal of the country (A-08, ROLE-02). */
  readonly portalUrl: string;
};

/**
 * The way to the dealer portal, which is a site of its own. The head of this page leads there by
 * itself: what stands here is for browsers that do not follow, and says where it goes.
 */
export function Login(props: LoginProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <p>
          This page leads on to <a href={props.portalUrl}>{new URL(props.portalUrl).host}</a> by
          itself.
        </p>
        <a className="button" href={props.portalUrl}>
          Go to the dealer portal
        </a>
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
