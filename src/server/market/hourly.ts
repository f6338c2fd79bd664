import type { Site } from '../content/content-type.ts'
import { Refusal } from '../platform/errors.ts'
import { expireDue, listAwaited, noteGone } from './expiry-actions.ts'
import { marketCounter } from './metrics.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { refreshSubscription } from './payments/refresh.ts'
import { listWaitedFor, tellWaiting } from './wanted-actions.ts'

/** Asks the provider about what it has not told of, then ends what is over. */
export async function endOver(site: Site, now: Date): Promise<void> {
  const { name, canPay } = paymentsOf(site)
  if (canPay)
    for (const providerId of await listAwaited(site.db.write, name, now)) {
      const known = await ask(() => refreshSubscription(site, providerId))
      if (known === 'unreached') break
      if (known === 'gone') await noteGone(site.db.write, name, providerId)
    }
  marketCounter(site).inc({ result: 'ended' }, await expireDue(site.db.write, now))
}

/** One that can't be reached now is asked in an hour. */
async function ask<T>(read: () => Promise<T>): Promise<T | 'unreached'> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') return 'unreached'
    throw error
  }
}

/** Tells those who waited for what can be bought by now. */
export async function tellOfPrices(site: Site, now: Date): Promise<void> {
  if (!paymentsOf(site).canPay) return
  for (const plan of await listWaitedFor(site.db.write))
    marketCounter(site).inc({ result: 'told' }, await tellWaiting(site.db.write, plan, now))
}
