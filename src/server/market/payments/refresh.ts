import { transact } from '../../platform/db.ts'
import type { Server } from '../../platform/server.ts'
import { applySubscription, type Applied } from '../apply-actions.ts'
import { paymentsOf } from './payments-of.ts'

/** Asks the provider how a subscription stands, without an event that would say so. `gone`: it does not know it. */
export async function refreshSubscription(
  server: Pick<Server, 'own' | 'config' | 'http' | 'db' | 'clock'>,
  subscriptionId: string,
): Promise<Applied | 'gone'> {
  const payments = paymentsOf(server)
  const readAt = server.clock.now()
  const state = await payments.readSubscription(subscriptionId)
  if (state === null) return 'gone'
  const news = { provider: payments.name, state, readAt, now: server.clock.now() }
  return transact(server.db.write, (trx) => applySubscription(trx, server, news))
}
