import { deferHydration } from '../../platform/deferred-hydration.tsx'

/** It says nothing before the field is left: its rules and words come after the form is alive. */
export const EmailSuggestion = deferHydration(
  async () => (await import('./email-suggestion.tsx')).EmailSuggestion,
)
