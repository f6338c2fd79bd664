import type { Db } from '../../platform/db.ts'

/** The provider does not know them any more; somebody else may have made them anew meanwhile. */
export async function forgetCustomer(db: Db, userId: number, customerId: string): Promise<void> {
  await db
    .deleteFrom('payment_customers')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute()
}
