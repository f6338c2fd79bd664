import type { Site } from '../content/content-type.ts'
import { Refusal } from '../platform/errors.ts'
import { expireDue, isUnpaidStill, listAwaited, type Awaited } from './expiry-actions.ts'
import { marketCounter } from './metrics.ts'
import { ProviderRefused } from './payments/driver.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { refreshSubscription } from './payments/refresh.ts'
import { listWaitedFor, tellWaiting } from './wanted-actions.ts'

/** Asks the provider about what it has not told of, then ends what is over. */
export async function endOver(site: Site, now: Date): Promise<void> {
  const isAsked = !paymentsOf(site).canPay || (await askAwaited(site, now))
  marketCounter(site).inc({ result: 'ended' }, await expireDue(site.db.write, now, isAsked))
}

/** False when the provider could not be asked about each of them: those are asked again in an hour. */
async function askAwaited(site: Site, now: Date): Promise<boolean> {
  const { name } = paymentsOf(site)
  let isAsked = true
  for (let after = 0; ;) {
    const some = await listAwaited(site.db.write, name, { now, after })
    for (const awaited of some) {
      const answer = await askAbout(site, awaited, now)
      if (answer === 'unreached') return false
      // One that it does not answer for does not keep the others waiting.
      if (answer === 'refused') isAsked = false
    }
    const last = some.at(-1)
    if (last === undefined) return isAsked
    after = last.id
  }
}

/** What nobody has paid within the grace is over at the provider too: it is not charged for any more. */
async function askAbout(
  site: Site,
  { id, providerId }: Awaited,
  now: Date,
): Promise<'asked' | 'refused' | 'unreached'> {
  try {
    const known = await refreshSubscription(site, providerId)
    // Of another account? Then there are some days left to notice it: it ends as what nobody has renewed.
    if (known === 'gone') site.http.log.error({ providerId }, 'The payment provider does not know this plan')
    else if (await isUnpaidStill(site.db.write, id, now)) {
      await paymentsOf(site).end(providerId)
      await refreshSubscription(site, providerId)
    }
    return 'asked'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error instanceof ProviderRefused ? 'refused' : 'unreached'
  }
}

/** Tells those who waited for what can be bought by now. */
export async function tellOfPrices(site: Site, now: Date): Promise<void> {
  if (!paymentsOf(site).canPay) return
  for (const plan of await listWaitedFor(site.db.write))
    marketCounter(site).inc({ result: 'told' }, await tellWaiting(site.db.write, plan, now))
}
