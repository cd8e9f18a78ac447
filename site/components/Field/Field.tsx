import type { FormField } from '../../../kernel/entry-types.ts';

export function Field({ formId, field }: { readonly formId: string; readonly field: FormField }) {
  const id = `${formId}-${field.name}`;
  const hintId = field.hint === undefined ? undefined : `${id}-hint`;
  const shared = {
    id,
    name: field.name,
    required: field.required,
    'aria-describedby': hintId,
    // The form's script only checks a date once it's complete (SPEC 5).
    'data-label': field.label,
    'data-lazy': field.lazy ? '' : undefined,
    'data-lookup': field.lookup,
    'data-pattern-message': field.patternMessage,
    // The build can't know the visitor's date.
    'data-max': field.max === 'today' ? field.max : undefined,
  };
  const hint = field.hint !== undefined && (
    <span className="hint" id={hintId}>
      {field.hint}
    </span>
  );
  if (field.type === 'checkbox') {
    return (
      <div className="field">
        <label className="check">
          <input {...shared} type="checkbox" value="yes" />
          <span>{field.label}</span>
        </label>
        {hint}
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="hint"> (optional)</span>}
      </label>
      {field.type === 'textarea' ? (
        <textarea {...shared} maxLength={field.maxLength} autoComplete={field.autocomplete} />
      ) : field.type === 'select' ? (
        <select {...shared} autoComplete={field.autocomplete} defaultValue="">
          <option value="">Please choose</option>
          {field.options.map((option) => (
            // Without a value attribute, a translated page would send the translated words.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.type}
          // Browsers without scripts check these attributes, and use their own messages.
          pattern={field.pattern}
          title={field.patternMessage}
          min={field.min}
          max={field.max === 'today' ? undefined : field.max}
          maxLength={field.maxLength}
          autoComplete={field.autocomplete}
        />
      )}
      {hint}
    </div>
  );
}
