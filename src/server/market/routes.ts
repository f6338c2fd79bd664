import {
  changeSubscription,
  endSubscription,
  getSubscription,
  listInvoices,
  listPlans,
  openBillingPortal,
  startCheckout,
  wantPlan,
} from '../../contract/market.ts'
import type { Site } from '../content/content-type.ts'
import { fail } from '../platform/errors.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { serve, type Context } from '../platform/serve.ts'
import { beginCheckout, changePlan, openPortal, setEnding, type Caller } from './checkout.ts'
import { listOwnInvoices } from './invoice-queries.ts'
import { messages } from './messages.ts'
import { marketCounter } from './metrics.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { hasSoldPrice, listOffered } from './plan-queries.ts'
import { findMySubscription } from './subscription-queries.ts'
import { setWanted } from './wanted-actions.ts'

export async function marketRoutes(site: Site): Promise<void> {
  serveCached(site, listPlans, { byLanguage: false }, async ({ db }) => {
    const { canPay, isTaxAdded } = paymentsOf(site)
    return { plans: await listOffered(db, canPay), canPay, isTaxAdded }
  })

  serve(site, getSubscription, ({ db, viewer, now }) => findMySubscription(db, viewer.id, now))

  serve(site, wantPlan, async ({ db, viewer, body: { plan, isWanted }, now }) => {
    if (isWanted && paymentsOf(site).canPay && (await hasSoldPrice(db, plan)))
      fail('conflict', messages.hasPrice)
    return { wanted: await setWanted(db, { userId: viewer.id, plan, isWanted, now }) }
  })

  serve(site, startCheckout, async (context) => {
    const redirect = await beginCheckout(site, callerOf(context), context.body)
    marketCounter(site).inc({ result: 'checkout' })
    return redirect
  })

  serve(site, changeSubscription, async (context) => {
    const { db, viewer, body, now } = context
    await changePlan(site, callerOf(context), body)
    marketCounter(site).inc({ result: 'changed' })
    return findMySubscription(db, viewer.id, now)
  })

  serve(site, endSubscription, async (context) => {
    const { db, viewer, body, now } = context
    await setEnding(site, callerOf(context), body.isEnding)
    marketCounter(site).inc({ result: body.isEnding ? 'cancelled' : 'resumed' })
    return findMySubscription(db, viewer.id, now)
  })

  serve(site, openBillingPortal, (context) => openPortal(site, callerOf(context)))

  serve(site, listInvoices, async ({ db, viewer }) => ({ items: await listOwnInvoices(db, viewer.id) }))

  await webhookRoutes(site)
}

type Called = Pick<Context<typeof startCheckout>, 'db' | 'viewer' | 'language' | 'now'>

function callerOf({ db, viewer, language, now }: Called): Caller {
  return { db, userId: viewer.id, language, now }
}
