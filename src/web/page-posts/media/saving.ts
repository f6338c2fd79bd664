import { savesData, wantsLittleMotion } from '../../platform/sparing.ts'

/** Whether somebody asked us or their browser to be sparing with data or with motion. */
export function isSaving(): boolean {
  return savesData() || wantsLittleMotion() || matchMedia('(prefers-reduced-data: reduce)').matches
}
