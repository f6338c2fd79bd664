import { lazyComponent } from '../platform/lazy-component.ts'

export const PasskeysSection = lazyComponent(
  async () => (await import('./passkeys-section.tsx')).PasskeysSection,
)
