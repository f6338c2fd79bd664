import type { Interval } from '../../../contract/market.ts'
import type { StripeConfig } from '../../platform/config.ts'
import { writeAmount } from '../money.ts'
import { stripePayments } from './stripe/stripe-payments.ts'

interface SetPrice {
  providerId: string
  interval: Interval
  currency: string
  amountMinor: number
}

const SILENT = { info: () => undefined, error: () => undefined }

/** For the operator's command: why this price can't be sold as it is set; undefined when Stripe has it so. */
export async function checkPrice(config: StripeConfig, set: SetPrice): Promise<string | undefined> {
  const { providerId } = set
  if (!providerId.startsWith('price_')) return `"${providerId}" is no price of Stripe: they begin with price_`
  try {
    const price = await stripePayments(config, SILENT).readPrice(providerId)
    if (price === null)
      return `Stripe has no active price ${providerId} that is paid every month or every year`
    const { currency, interval, amountMinor } = price
    if (currency === set.currency && interval === set.interval && amountMinor === set.amountMinor)
      return undefined
    const amount = amountMinor === null ? 'no single amount' : writeAmount(amountMinor)
    return `at Stripe ${providerId} is ${interval} ${currency} ${amount}, not ${set.interval} ${set.currency} ${writeAmount(set.amountMinor)}`
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    return `Stripe could not be asked about ${providerId}, so nothing was set: ${cause instanceof Error ? cause.message : String(error)}`
  }
}
