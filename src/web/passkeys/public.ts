import { lazyComponent } from '../platform/lazy-component.ts'

export { provePasskey } from './device.ts'
export { useDeviceFailure } from './use-device-failure.ts'
export const PasskeysSection = lazyComponent(
  async () => (await import('./passkeys-section.tsx')).PasskeysSection,
)
