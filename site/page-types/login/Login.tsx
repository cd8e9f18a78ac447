import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import type { PageProps } from '../page-props-type.ts';

export type LoginProps = PageProps & {
  readonly portalUrl: string;
};

/**
 * Redirects to the dealer portal, which is a separate site. The content is for browsers that don't follow the
 * redirect, and says where it goes.
 */
export function Login(props: LoginProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <p>
          We’re taking you to <a href={props.portalUrl}>{new URL(props.portalUrl).host}</a>.
        </p>
        <a className="button" href={props.portalUrl}>
          Go to the dealer portal
        </a>
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
