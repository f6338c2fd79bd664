import { transact } from '../../platform/db.ts'
import type { Server } from '../../platform/server.ts'
import { applySubscription, type Applied } from '../apply-actions.ts'
import { endUnpaid } from './end-unpaid.ts'
import { paymentsOf } from './payments-of.ts'

/**
 * Asks the provider how a subscription stands, without an event that would say so, and ends there what was not paid for
 * too long. `gone`: it does not know it.
 */
export async function refreshSubscription(
  server: Pick<Server, 'own' | 'config' | 'http' | 'db' | 'clock'>,
  subscriptionId: string,
): Promise<Applied | 'gone'> {
  const payments = paymentsOf(server)
  const readAt = server.clock.now()
  const read = await payments.readSubscription(subscriptionId)
  const state = await endUnpaid(server, read, readAt)
  if (state === null) return 'gone'
  const news = { provider: payments.name, state, readAt, now: server.clock.now() }
  return transact(server.db.write, (trx) => applySubscription(trx, server, news))
}
