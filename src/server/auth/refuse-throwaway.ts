import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'
import { isThrowaway } from './throwaway-domains.ts'

/** It says nothing about who has an account: every address of that service is answered alike. */
export function refuseThrowaway(canonicalEmail: string, field: string): void {
  if (isThrowaway(canonicalEmail))
    fail('invalid_input', common.invalidInput, { fields: { [field]: messages.throwawayEmail } })
}
