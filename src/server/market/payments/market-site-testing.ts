import { expect } from 'vitest'
import {
  getSubscription,
  startCheckout,
  type Interval,
  type MySubscription,
} from '../../../contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../../../contract/plans.ts'
import { testApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { StripeEvent } from './stripe-objects-testing.ts'
import { signed, stripeStandIn } from './stripe-stand-in-testing.ts'

/** In cents; a year costs ten months. */
const MONTHLY = { topaz: 500, agate: 1000, aqua: 2000 }

export const priceId = (plan: PaidPlan, interval: Interval): string => `price_${plan}_${interval}`

export type MarketSite = Awaited<ReturnType<typeof marketSite>>

/** The site with prices, and with a stand-in of Stripe that shares its clock. */
export async function marketSite({ isTaxAdded = false } = {}) {
  let now = (): Date => new Date()
  const stripe = await stripeStandIn({ now: () => now(), isTaxAdded })
  const app = await testApp({ config: { stripe: stripe.config, rateLimitScale: 1000 } })
  now = () => app.clock.now()
  for (const plan of PAID_PLANS)
    for (const interval of ['month', 'year'] as const) {
      const amount = MONTHLY[plan] * (interval === 'year' ? 10 : 1)
      const id = priceId(plan, interval)
      stripe.world.addPrice(id, interval, 'USD', amount)
      await app.db
        .insertInto('plan_prices')
        .values({ plan, interval, currency: 'USD', amount_minor: amount, provider_id: id })
        .execute()
    }

  async function send(
    event: StripeEvent,
    { at = app.clock.now(), secret = undefined as string | undefined } = {},
  ) {
    const { payload, header } = signed(event, at, secret)
    return post(payload, { 'stripe-signature': header })
  }

  /** As Stripe does it: no cookie, from anywhere. */
  function post(payload: string, headers: Record<string, string> = {}) {
    return app.visitor().request('POST', '/api/payments/webhook', {
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'sec-fetch-site': 'cross-site',
        ...headers,
      },
    })
  }

  /** Sends what has happened since the last time, and expects it to be taken. */
  async function deliver(
    order: (events: StripeEvent[]) => StripeEvent[] = (events) => events,
  ): Promise<void> {
    for (const event of order(stripe.world.events.splice(0))) {
      const { statusCode, body } = await send(event)
      expect(statusCode, `${event.type}: ${body}`).toBe(200)
    }
    await app.settle()
  }

  /** Somebody who signs in anew for each call: the clock runs for months here. */
  async function signIn(name: string) {
    const member = await app.signIn(name)
    const request = member.request.bind(member)
    member.request = async (...call) => {
      member.cookies.set('sid', (await app.signIn(name)).cookies.get('sid') ?? '')
      return request(...call)
    }
    return member
  }

  /** Chooses a plan and goes to the page where it is paid. */
  async function choose(member: TestClient, plan: PaidPlan, interval: Interval = 'month'): Promise<string> {
    const { redirectUrl } = await member.call(startCheckout, { body: { plan, interval, currency: 'USD' } })
    const [, session] = /\/pay\/(\w+)$/.exec(redirectUrl) ?? []
    return session ?? ''
  }

  /** Chooses, pays, and the site hears of it; the answer is what Stripe calls it. */
  async function buy(member: TestClient, plan: PaidPlan, interval: Interval = 'month'): Promise<string> {
    const { id } = stripe.world.pay(await choose(member, plan, interval))
    await deliver()
    return id
  }

  const planOf = (member: TestClient): Promise<MySubscription> => member.call(getSubscription)

  return {
    app,
    stripe,
    world: stripe.world,
    signIn,
    send,
    post,
    deliver,
    choose,
    buy,
    planOf,
    close: async () => {
      await app.close()
      await stripe.close()
      expect(stripe.mistakes).toEqual([])
    },
  }
}

/** The clock stands at the end of the period: Stripe begins the next one. */
export async function renewNow(site: MarketSite, subscription: string): Promise<void> {
  const end = site.world.subscriptions.get(subscription)?.items.data[0].current_period_end ?? 0
  site.app.clock.advance(Math.max(0, end * 1000 - site.app.clock.now().getTime()))
  site.world.renew(subscription)
  await site.deliver()
}
