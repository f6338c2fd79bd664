import { join } from 'node:path'
import { freePort } from '../../scripts/setup/free-port.ts'
import { stripeStandIn } from '../../src/server/market/payments/stripe-stand-in-testing.ts'
import { PRICES } from './prices.ts'
import { runSite, type RunningSite } from './run-site.ts'

/** A payment is confirmed a moment after the browser is back, as in life. */
const CONFIRMED_AFTER_MS = 8000

/** Starts the site of all journeys, and stops it after the last one. */
export default async function startSite(): Promise<() => Promise<void>> {
  const port = await freePort()
  const payments = await stripeStandIn({
    webhookUrl: `http://localhost:${port}/api/payments/webhook`,
    webhookDelayMs: CONFIRMED_AFTER_MS,
  })
  for (const { id, interval, currency, amountMinor } of PRICES)
    payments.world.addPrice(id, interval, currency, amountMinor)
  let site: RunningSite
  try {
    site = await runSite(port, {
      STRIPE_SECRET_KEY: payments.config.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.config.webhookSecret,
      STRIPE_API_URL: payments.config.apiUrl,
    })
  } catch (error) {
    await payments.close()
    throw error
  }
  // Workers are started after this and inherit the environment.
  process.env['PLAYWRIGHT_TEST_BASE_URL'] = site.url
  process.env['SITE_URL'] = site.url
  process.env['SITE_DATA_DIR'] = site.dataDir
  process.env['SITE_OUTBOX'] = join(site.dataDir, 'outbox')
  return async () => {
    try {
      await site.stop()
    } finally {
      await payments.close()
    }
    if (payments.mistakes.length > 0)
      throw new Error(`Stripe would have refused:\n${payments.mistakes.join('\n')}`)
  }
}
