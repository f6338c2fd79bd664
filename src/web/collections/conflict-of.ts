import type { ErrorBody } from '../../contract/errors.ts'
import { ApiError } from '../platform/api.ts'

/** With `edit_conflict`: what stands there now. Read from the body here, since no other screen needs it. */
export function conflictOf(error: unknown): Pick<ErrorBody, 'currentRow' | 'currentColumns'> | null {
  if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return null
  try {
    return JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as ErrorBody
  } catch {
    return {}
  }
}
