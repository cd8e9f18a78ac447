import { lowerFirst } from '../../../kernel/vocabulary.ts';
import styles from './ToolNotice.module.css';

type ToolNoticeProps = {
  readonly tool: string;
  /** The subject of the sentence, such as "The finder". */
  readonly what: string;
  /** A link to another way of doing the same thing. */
  readonly instead: string;
};

/** The element a tool renders into. The page shows a notice if the tool hasn't loaded after a while. */
export function ToolNotice({ tool, what, instead }: ToolNoticeProps) {
  return (
    <div data-tool={tool} data-answers>
      <p className={`wrap ${styles.late}`} data-late={tool} data-scripted>
        {what} is taking longer than it should. Reload the page to try again. {instead}
      </p>
      <noscript>
        <p className="wrap">
          Turn on JavaScript to use {lowerFirst(what)}. {instead}
        </p>
      </noscript>
    </div>
  );
}
