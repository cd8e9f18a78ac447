import { SearchForm } from '../SearchForm/SearchForm.tsx';

type WhenFittedProps = {
  readonly code: string;
  /** "2025-03", or the visitor's text if it isn't a month. */
  readonly fitted?: string | undefined;
  readonly problem?: string | undefined;
  /** If absent, the form opens the finder with the answer. */
  readonly onAsk?: (fitted: string) => void;
};

/** Asks when a system's cartridges were fitted, to say what's due. Browsers without a month field take "March 2025". */
export const WhenFitted = ({ code, fitted, problem, onAsk }: WhenFittedProps) => (
  <div id="due">
    <SearchForm
      id="fitted"
      label="When did you fit it?"
      action="/find-my-cartridge"
      name="fitted"
      type="month"
      enterKeyHint={undefined}
      placeholder="March 2025"
      required
      defaultValue={fitted}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem && 'fitted-problem'}
      submitLabel="What's due"
      onAsk={
        onAsk &&
        ((event) => {
          event.preventDefault();
          onAsk(String(new FormData(event.currentTarget).get('fitted')));
        })
      }
    >
      <input type="hidden" name="code" value={code} />
    </SearchForm>
    {problem !== undefined && (
      <p className="error" id="fitted-problem" role="alert">
        {problem}
      </p>
    )}
  </div>
);
