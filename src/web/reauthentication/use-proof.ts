import { useState } from 'react'
import type { BodyOf } from '../../contract/endpoint.ts'
import { reauthenticate } from '../../contract/sign-ins.ts'
import { call } from '../platform/api.ts'
import { useFormErrors } from '../ui/use-form-errors.ts'

export interface ProofProps {
  onProven: () => void
  onClose: () => void
}

/** Sends a proof; what was wrong with it stands at its field. */
export function useProof(field: string, onProven: () => void) {
  const { errors, refusal, fail, corrected, clear } = useFormErrors([field])
  const [isBusy, setBusy] = useState(false)
  async function send(act: () => Promise<unknown>, done: () => void): Promise<void> {
    clear()
    setBusy(true)
    try {
      await act()
      done()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const error = errors[field]
  return {
    isBusy,
    error,
    refusal: error === undefined ? (refusal?.message ?? undefined) : undefined,
    corrected: () => corrected(field),
    send,
    prove: (body: BodyOf<typeof reauthenticate>) =>
      void send(async () => call(reauthenticate, { body }), onProven),
  }
}
