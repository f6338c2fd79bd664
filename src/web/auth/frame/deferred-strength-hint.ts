import { deferHydration } from '../../platform/deferred-hydration.tsx'

/** It says nothing before somebody types: its rules and words come after the form is alive. */
export const PasswordStrengthHint = deferHydration(
  async () => (await import('./password-strength-hint.tsx')).PasswordStrengthHint,
)
