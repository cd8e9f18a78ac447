/** Adds checks while typing, an error summary and safe sending to a prerendered form. */
import { waitForPresses } from './after-press.ts';
import { watchField } from './check-while-typing.ts';
import { lookUpCodes } from './code-lookup.ts';
import { draftsOf } from './draft.ts';
import {
  checkEvent,
  draftOf,
  type LiveField,
  presetSubject,
  readFields,
  restoreDraft,
} from './fields.ts';
import { type Outcome, sendForm } from './send-form.ts';
import {
  errorNotice,
  type FieldError,
  failureNotice,
  focusLater,
  showError,
  successNotice,
  withError,
} from './show-errors.ts';
import { validateField } from './validate-field.ts';

/** The visitor's local date, not UTC's. The Swedish locale prints ISO dates. */
const today = () => new Date().toLocaleDateString('sv-SE');

const isEmpty = ({ control, answer }: LiveField) =>
  !control.validity.badInput && (answer() === '' || answer() === false);

/** `element` has the form and its settings (FormTool.tsx). The success notice replaces its content. */
export function enhanceForm(element: HTMLElement, form: HTMLFormElement): void {
  const { form: id = '', success = '', helpUrl = '', helpLabel = '', ...times } = element.dataset;
  const debounceMs = Number(times.debounceMs);
  const focusDelayMs = Number(times.focusDelayMs);
  const timeoutMs = Number(times.timeoutMs);
  const fields = readFields(form);
  const afterPress = waitForPresses();
  const lookup = lookUpCodes(fields, timeoutMs, afterPress);
  // Browsers give an empty value for a half-typed date or number, but it isn't an empty answer.
  const errorOf = ({ control, rule, answer }: LiveField) =>
    validateField(rule, control.validity.badInput ? '?' : answer(), {
      today: today(),
      codes: lookup.codes(),
    });
  const drafts = draftsOf(id, () => sessionStorage);
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const label = button?.textContent ?? '';
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  const title = document.title;
  let notice: HTMLElement | undefined;
  /** The errors in the notice. Empty without a notice, or if it reports a failed send. */
  let listed: readonly FieldError[] = [];
  let isSending = false;

  const setNotice = (next: HTMLElement | undefined) => {
    notice?.remove();
    notice = next;
    listed = [];
    document.title = next ? `Not sent: ${title}` : title;
    if (!next) return;
    form.before(next);
    focusLater(next, focusDelayMs);
  };
  const setSending = (sending: boolean) => {
    isSending = sending;
    status.textContent = sending ? 'Sending.' : '';
    if (!button) return;
    // `disabled` would lose focus.
    button.setAttribute('aria-disabled', String(sending));
    button.textContent = sending ? 'Sending…' : label;
  };
  const showErrors = (errors: readonly FieldError[]) => {
    for (const field of fields) {
      showError(field, errors.find(({ name }) => name === field.name)?.text);
    }
    setNotice(errorNotice(errors, fields));
    listed = errors;
  };
  const lookAt = (field: LiveField) => {
    const text = errorOf(field);
    showError(field, text);
    const shown = listed.find(({ name }) => name === field.name)?.text;
    if (!notice || listed.length === 0 || shown === text) return;
    const hadFocus = notice.contains(document.activeElement);
    listed = withError(
      listed,
      field.name,
      text,
      fields.map(({ name }) => name),
    );
    if (listed.length === 0) setNotice(undefined);
    // Updates the existing box, because a new one would take focus from the field.
    else notice.replaceChildren(...errorNotice(listed, fields).children);
    if (hadFocus) (notice ?? button)?.focus();
  };
  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'refused') {
      showErrors(Object.entries(outcome.errors).map(([name, text]) => ({ name, text })));
    } else if (outcome.kind === 'failed') {
      setNotice(
        failureNotice(outcome.why, { label: helpLabel, url: helpUrl }, () => form.requestSubmit()),
      );
    } else {
      // Otherwise text typed during the request would save the draft again.
      stopDraft();
      drafts.forget();
      // Firefox remembers the values of removed fields, and restores them after a reload.
      form.reset();
      setNotice(undefined);
      const thanks = successNotice(outcome.message ?? success);
      element.replaceChildren(thanks);
      focusLater(thanks, focusDelayMs);
    }
  };

  const watches = fields.map((field) => {
    const { control, input, rule } = field;
    const watch = watchField(() => afterPress(() => lookAt(field)), debounceMs);
    control.addEventListener(checkEvent(input), watch.type);
    control.addEventListener('blur', (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null;
      if (input.trim && control.value !== control.value.trim())
        control.value = control.value.trim();
      // The summary mustn't change while one of its links has focus.
      if (next instanceof Node && notice?.contains(next)) watch.type();
      // A visitor who only tabs past hasn't done anything wrong yet.
      else if (isEmpty(field) && !control.hasAttribute('aria-invalid')) watch.begin();
      else if (rule.lookup === undefined) watch.leave();
      // The list may load after the answer is typed.
      else void lookup.load().then(watch.leave);
    });
    return watch;
  });

  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  const stopDraft = () => {
    clearTimeout(draftTimer);
    draftTimer = undefined;
  };
  const keepDraft = () => {
    stopDraft();
    drafts.keep(draftOf(fields));
  };
  form.addEventListener('input', () => {
    stopDraft();
    draftTimer = setTimeout(keepDraft, debounceMs);
  });
  // A visitor who clears a field and leaves mustn't find the old text again.
  addEventListener('pagehide', () => {
    if (draftTimer !== undefined) keepDraft();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void lookup.load().then(send);
  });
  const send = () => {
    if (isSending) return;
    keepDraft();
    for (const watch of watches) {
      watch.begin();
      watch.stop();
    }
    const errors = fields.flatMap((field) => {
      const text = errorOf(field);
      return text === undefined ? [] : [{ name: field.name, text }];
    });
    if (errors.length > 0) {
      showErrors(errors);
      return;
    }
    setNotice(undefined);
    setSending(true);
    const answers = Object.fromEntries(fields.map(({ name, answer }) => [name, answer()]));
    void sendForm({
      // A field named "action" would shadow `form.action`.
      url: form.getAttribute('action') ?? '',
      answers,
      timeoutMs,
      isOffline: () => !navigator.onLine,
    }).then((outcome) => {
      setSending(false);
      conclude(outcome);
    });
  };

  restoreDraft(fields, drafts.read());
  presetSubject(fields, new URLSearchParams(location.search));
  form.append(status);
  form.noValidate = true;
}
