import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stands around markup that React takes over as it is, and is left out of the page (document/html.ts). */
const around = 'kept-markup';

/**
 * The same view, rendered anew only where it is given something else than the time before: the pages
 * of a product in both countries are made one after the other (scripts/publish/page-tasks.ts), and
 * most of what they show is alike.
 */
export function keptView<P extends object>(View: ComponentType<P>): (props: P) => ReactElement {
  let given: readonly unknown[] = [];
  let html: string | undefined;
  return (props) => {
    const values = Object.values(props);
    if (html === undefined || values.some((value, index) => value !== given[index])) {
      html = renderToStaticMarkup(<View {...props} />);
      given = values;
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made this markup itself
    return createElement(around, { dangerouslySetInnerHTML: { __html: html } });
  };
}
