import type { Calibration } from '../scoring/parameters.ts'
import { MOVES } from './maximize.ts'

/**
 * The people of a version are some of all who ever answered. What others taught about a template is kept, with how many they
 * were, where these people gave it none or few answers, and fewer than it rests on. It stays active or retired as found.
 */
export function keepLearned(found: Calibration, learned: Calibration): Calibration {
  const calibrated = [...found.calibrated].map(([id, par]) => {
    const known = learned.calibrated.get(id)
    const isKept = known !== undefined && par.answers < Math.min(known.answers, MOVES.a)
    return [id, isKept ? { ...known, isActive: par.isActive } : par] as const
  })
  return { ...found, calibrated: new Map(calibrated) }
}
