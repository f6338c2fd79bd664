import { addMs } from '../../platform/clock.ts'
import type { Server } from '../../platform/server.ts'
import { PAST_DUE_GRACE_MS } from '../queries.ts'
import type { ProviderSubscription } from './driver.ts'
import { paymentsOf } from './payments-of.ts'
import { isSoldHere } from './sold-queries.ts'

/**
 * What was not paid for the whole grace is ended at the provider as well: who has no plan any more is not charged for it
 * later, and can buy another one. The answer is how it stands then. What was not sold here is left alone.
 */
export async function endUnpaid(
  server: Pick<Server, 'own' | 'config' | 'http' | 'db'>,
  state: ProviderSubscription | null,
  now: Date,
): Promise<ProviderSubscription | null> {
  const isOver = state?.status === 'past_due' && addMs(state.currentPeriodEnd, PAST_DUE_GRACE_MS) <= now
  if (!isOver) return state
  const payments = paymentsOf(server)
  if (!(await isSoldHere(server.db.write, payments.name, state.id))) return state
  await payments.end(state.id)
  return payments.readSubscription(state.id)
}
