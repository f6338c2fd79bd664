import type { Site } from '../content/content-type.ts'
import type { JobHandler, JobPayloads } from '../platform/jobs.ts'
import { findCustomerId, findPayer } from './customer-queries.ts'
import { forgetCustomer } from './payments/customer-actions.ts'
import { CustomerGone } from './payments/driver.ts'
import { paymentsOf } from './payments/payments-of.ts'

/** The provider writes to who pays, and puts their name on invoices: it hears of a new address, or of another name. */
export function payerJob(site: Site): JobHandler<JobPayloads['payer']> {
  return {
    run: async ({ userId }) => {
      const payments = paymentsOf(site)
      if (!payments.canPay) return
      const customerId = await findCustomerId(site.db.write, userId, payments.name)
      if (customerId === null) return
      const { email, name } = await findPayer(site.db.write, userId, payments.name)
      try {
        await payments.updateCustomer(customerId, { email, name })
      } catch (error) {
        if (!(error instanceof CustomerGone)) throw error
        await forgetCustomer(site.db.write, userId, customerId)
      }
    },
  }
}
