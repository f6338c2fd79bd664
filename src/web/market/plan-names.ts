import type { Plan } from '../../contract/plans.ts'

/** Never translated. */
export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', topaz: 'Topaz', agate: 'Agate', aqua: 'Aqua' }
