import type { ReactElement } from 'react';
import styles from './ToolNotice.module.css';

type ToolNoticeProps = {
  readonly tool: string;
  /** The subject of the sentence, such as "The finder". */
  readonly what: string;
  /** Another way to the same end. */
  readonly instead: string;
};

/**
 * The place where a tool renders. A script that doesn't load can't report that, so the page shows a notice
 * after a while, and hides it if the tool starts. Browsers without scripts show it at once.
 */
export function ToolNotice({ tool, what, instead }: ToolNoticeProps): ReactElement {
  return (
    <div data-island={tool} data-answers>
      <p className={`wrap ${styles.late}`} data-late={tool}>
        {what} isn’t responding. Reload the page in a moment. {instead}
      </p>
      <noscript>
        <p className="wrap">
          {what} needs JavaScript, which your browser has turned off. {instead}
        </p>
      </noscript>
    </div>
  );
}
