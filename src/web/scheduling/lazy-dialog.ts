import { lazily } from '../platform/lazily.ts'

/** Fetched when somebody asks for it; inside a Suspense. */
export const ScheduleDialog = lazily(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)
