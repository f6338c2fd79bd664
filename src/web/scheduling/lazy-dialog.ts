import { lazyComponent } from '../platform/lazy-component.ts'

/** Fetched when somebody asks for it; inside a Suspense. */
export const ScheduleDialog = lazyComponent(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
)
