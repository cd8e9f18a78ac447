import type { ReactElement } from 'react';
import styles from './ToolNotice.module.css';

export type ToolNoticeProps = {
  /** The name of the tool's island. */
  readonly tool: string;
  /** What has not come, as the head of a sentence: "The finder". */
  readonly what: string;
  /** What is left to do, and that nothing is lost. */
  readonly instead: string;
};

/**
 * Where a tool draws itself, for the time that it has not: a script that is missing can say nothing
 * of itself, so the page does, after a while, and takes it back when the tool comes. Without a
 * script it stands there from the beginning.
 */
export function ToolNotice({ tool, what, instead }: ToolNoticeProps): ReactElement {
  return (
    <>
      <p className={`wrap ${styles.late}`} data-late={tool}>
        {what} has not started: a part of this page is slow, or has not arrived. Load the page again
        in a moment. {instead}
      </p>
      <noscript>
        <p className="wrap">
          {what} needs a script, and your browser runs none here. {instead}
        </p>
      </noscript>
    </>
  );
}
