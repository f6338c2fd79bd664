import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { StripeConfig } from '../../../platform/config.ts'
import { Refusal } from '../../../platform/errors.ts'
import { messages as marketMessages } from '../../messages.ts'
import { CustomerGone, ProviderRefused } from '../driver.ts'
import { messages } from '../messages.ts'

const TIMEOUT_MS = 15_000
/** Of answers that did not arrive; each write carries a key, so that Stripe does it once. */
const RETRIES = 1

export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>
export type AskStripe = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>

/** The only way to call Stripe. What it can't do becomes a refusal that says so, and nothing has happened. */
export function createAskStripe(config: StripeConfig, log: Log): AskStripe {
  let loading: Promise<Stripe> | undefined
  return async (question) => {
    loading ??= load(config)
    const stripe = await loading
    try {
      return await question(stripe)
    } catch (error) {
      throw toRefusal(error, log)
    }
  }
}

/** The package is large, and most sites do without it. */
async function load({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  return new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
  })
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

/** Of an error of Stripe's package; the rest of it may hold what people have typed. */
const Failure = z.object({
  type: z.string(),
  code: z.optional(z.nullable(z.string())),
  message: z.string(),
  param: z.optional(z.nullable(z.string())),
  requestId: z.optional(z.nullable(z.string())),
})
type Failure = z.output<typeof Failure>

function failureOf(error: unknown): Failure | undefined {
  return error instanceof Error ? Failure.safeParse(error).data : undefined
}

/** Where the bank asks who pays to confirm it: `authentication_required`, `…_requires_action`, `…_action_required`. */
const IS_CONFIRMATION = /authentication_required|requires_action|action_required/

function toRefusal(error: unknown, log: Log): unknown {
  if (error instanceof Refusal) return error
  const failure = failureOf(error)
  const { type, code, param } = failure ?? {}
  if (type === 'StripeCardError')
    return new Refusal(
      'conflict',
      IS_CONFIRMATION.test(code ?? '') ? messages.confirmAtBank : messages.cardRefused,
    )
  if (code === 'resource_missing' && param === 'customer') return new CustomerGone()
  if (type === 'StripeConnectionError') log.info({ failure }, 'Stripe could not be reached')
  // A wrong key, a price that Stripe does not know: for the operator.
  else if (failure !== undefined) log.error({ failure }, 'Stripe did not do what it was asked')
  else if (error instanceof z.core.$ZodError) log.error({ err: error }, 'Stripe’s answer can’t be read')
  else return error
  if (code === 'resource_missing' && /(^|\[)price\]?$/.test(param ?? ''))
    return new Refusal('conflict', marketMessages.noPrice, { cause: error })
  if (failure === undefined || type === 'StripeInvalidRequestError')
    return new ProviderRefused('unavailable', messages.notDone, { cause: error })
  return new Refusal('unavailable', messages.unreachable, { cause: error, retryAfterSeconds: 60 })
}

/** What Stripe answers about something that it does not know: null. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (failureOf(error)?.code === 'resource_missing') return null
    throw error
  }
}

/** Whether Stripe says that this can't be done with the state something is in now. */
export function isRefused(error: unknown): boolean {
  return failureOf(error)?.type === 'StripeInvalidRequestError'
}
