import type { Feature } from '../content/feature.ts'
import { PLAN_CHANGED } from '../market/public.ts'
import { endpoints } from './endpoints.ts'
import { followPlan } from './plan-actions.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Feature = {
  name: 'settings',
  routes: settingsRoutes,
  endpoints,
  followUps: { [PLAN_CHANGED]: followPlan },
}
