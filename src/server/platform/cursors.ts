import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from './errors.ts'
import { messages } from './messages.ts'

export type CursorValue = string | number

/** The position where a list continues. Signed for one list and its filters: it can't be forged or used for another. */
export interface Cursors {
  make(list: string, values: CursorValue[]): string
  /** Refuses a cursor that was not made for this list. */
  read(list: string, cursor: string): CursorValue[]
}

const SIGNATURE_BYTES = 12

export function createCursors(secret: string): Cursors {
  const sign = (list: string, payload: Buffer): Buffer =>
    createHmac('sha256', secret)
      .update(`cursor ${list}\n`)
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
  return {
    make(list, values) {
      const payload = Buffer.from(JSON.stringify(values))
      return Buffer.concat([sign(list, payload), payload]).toString('base64url')
    },
    read(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url')
      const payload = bytes.subarray(SIGNATURE_BYTES)
      const signature = bytes.subarray(0, SIGNATURE_BYTES)
      // Other letters at the end may stand for the same bytes.
      const isWhole = signature.length === SIGNATURE_BYTES && bytes.toString('base64url') === cursor
      if (!isWhole || !timingSafeEqual(signature, sign(list, payload)))
        return fail('invalid_input', messages.invalidInput, { fields: { cursor: messages.fieldCursor } })
      return JSON.parse(payload.toString()) as CursorValue[]
    },
  }
}
