import * as z from 'zod/mini'

/** What we read of Stripe's answers; whatever else is in them is not looked at. */

/** Something, or its name alone where it was not asked for as a whole. */
const named = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === 'string' ? value : value.id)),
)
const Metadata = z.nullish(z.record(z.string(), z.string()))
export type Metadata = z.output<typeof Metadata>

export const PriceAnswer = z.object({
  id: z.string(),
  currency: z.string(),
  active: z.optional(z.boolean()),
  unit_amount: z.nullish(z.int()),
  recurring: z.nullish(z.object({ interval: z.string(), interval_count: z.int() })),
})
export type PriceAnswer = z.output<typeof PriceAnswer>

export const ScheduleAnswer = z.object({
  id: z.string(),
  status: z.string(),
  current_phase: z.nullish(z.object({ start_date: z.int(), end_date: z.int() })),
  phases: z.array(
    z.object({
      start_date: z.int(),
      items: z.array(z.object({ price: z.union([z.string(), PriceAnswer]) })),
      metadata: Metadata,
    }),
  ),
})
export type ScheduleAnswer = z.output<typeof ScheduleAnswer>

export const SubscriptionAnswer = z.object({
  id: z.string(),
  customer: named,
  status: z.string(),
  cancel_at: z.nullish(z.int()),
  cancel_at_period_end: z.boolean(),
  ended_at: z.nullish(z.int()),
  trial_end: z.nullish(z.int()),
  metadata: Metadata,
  items: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        price: PriceAnswer,
        current_period_start: z.int(),
        current_period_end: z.int(),
      }),
    ),
  }),
  schedule: z.nullish(z.union([z.string(), ScheduleAnswer])),
})
export type SubscriptionAnswer = z.output<typeof SubscriptionAnswer>

export const InvoiceAnswer = z.object({
  id: z.string(),
  customer: z.nullish(named),
  status: z.nullish(z.string()),
  attempt_count: z.int(),
  currency: z.string(),
  total: z.int(),
  amount_due: z.int(),
  amount_paid: z.int(),
  created: z.int(),
  hosted_invoice_url: z.nullish(z.string()),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: named })) })),
})
export type InvoiceAnswer = z.output<typeof InvoiceAnswer>

export const SessionAnswer = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  created: z.int(),
})
export type SessionAnswer = z.output<typeof SessionAnswer>

/** A page of Stripe that the browser is sent to. */
export const PageAnswer = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) })

export const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ data: z.array(item) })

export const InvoicePaymentAnswer = z.object({ invoice: named })

export const PaymentAnswer = z.object({
  latest_charge: z.nullish(z.union([z.string(), z.object({ refunded: z.boolean() })])),
})

/** The fields that name what an event is about, whatever that is. */
export const EventAnswer = z.object({
  id: z.string().check(z.maxLength(200)),
  type: z.string().check(z.maxLength(200)),
  data: z.object({
    object: z.object({
      object: z.optional(z.string()),
      id: z.optional(z.string()),
      subscription: z.nullish(named),
      payment_intent: z.nullish(named),
    }),
  }),
})
export type EventAnswer = z.output<typeof EventAnswer>
