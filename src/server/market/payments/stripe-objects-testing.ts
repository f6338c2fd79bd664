/** As Stripe writes them; only what is read of them by somebody. Times are seconds. */

export interface StripePrice {
  id: string
  object: 'price'
  currency: string
  active: boolean
  unit_amount: number
  recurring: { interval: 'month' | 'year'; interval_count: number }
}

export interface StripeSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete'
  currency: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  trial_start: number | null
  trial_end: number | null
  latest_invoice: string | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: [
      {
        id: string
        object: 'subscription_item'
        price: StripePrice
        quantity: 1
        current_period_start: number
        current_period_end: number
      },
    ]
  }
  schedule: string | null
}

export interface StripePhase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
  metadata: Record<string, string>
}

export interface StripeSchedule {
  id: string
  object: 'subscription_schedule'
  customer: string
  subscription: string | null
  status: 'active' | 'released' | 'completed' | 'canceled'
  end_behavior: 'release'
  current_phase: { start_date: number; end_date: number } | null
  phases: StripePhase[]
}

export interface StripeInvoice {
  id: string
  object: 'invoice'
  customer: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  attempt_count: number
  currency: string
  total: number
  /** After what credit there was. */
  amount_due: number
  amount_paid: number
  created: number
  hosted_invoice_url: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export interface StripeSession {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  created: number
  customer: string
  client_reference_id: string
  subscription: string | null
  url: string | null
  success_url: string
  cancel_url: string
  locale: string
  metadata: Record<string, string>
}

export interface StripeCharge {
  id: string
  object: 'charge'
  customer: string
  amount: number
  amount_refunded: number
  refunded: boolean
  payment_intent: string
}

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: { object: string; id: string } }
}
