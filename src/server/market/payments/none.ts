import { fail } from '../../platform/errors.ts'
import type { PaymentDriver } from './driver.ts'
import { messages as marketMessages } from '../messages.ts'
import { messages } from './messages.ts'

const refuse = async (): Promise<never> => fail('conflict', marketMessages.noPayments)

/** Where nobody takes payments: plans are shown, and given by the operator alone. */
export const noPayments: PaymentDriver = {
  name: 'none',
  canPay: false,
  isTaxAdded: false,
  createCustomer: refuse,
  updateCustomer: refuse,
  deleteCustomer: refuse,
  startCheckout: refuse,
  changePlan: refuse,
  setEnding: refuse,
  end: refuse,
  openPortal: refuse,
  readSubscription: refuse,
  readNews: refuse,
  readPrice: refuse,
  readEvent: async () => fail('invalid_input', messages.notFromProvider),
}
