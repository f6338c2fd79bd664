import { lazyComponent } from '../platform/lazy-component.ts'

export const TwoFactorSection = lazyComponent(
  async () => (await import('./two-factor-section.tsx')).TwoFactorSection,
)
