import { VIDEO_SECONDS, VIDEO_SIDES } from '../../../contract/limits.ts'
import type { Text } from '../../../contract/messages.ts'
import { fail, fill } from '../../platform/errors.ts'
import { messages } from './messages.ts'

/** Why a video can't be shown; stored with it, and shown to its owner in their language. */
export type VideoFailure = keyof typeof messages

/** The video itself is at fault, so that trying again would not help. */
export class UnfitVideo extends Error {
  readonly failure: VideoFailure
  constructor(failure: VideoFailure) {
    super(`The video is unfit: ${failure}`)
    this.failure = failure
  }
}

export function failureText(failure: string): Text {
  const text = failure in messages ? messages[failure as VideoFailure] : messages.gaveUp
  const [longer, shorter] = VIDEO_SIDES
  return fill(text, { count: VIDEO_SECONDS, longer, shorter })
}

/** The same as a refusal of the upload. */
export function refuseUnfit(error: unknown): never {
  if (!(error instanceof UnfitVideo)) throw error
  const text = failureText(error.failure)
  return fail('invalid_input', text, { fields: { file: text } })
}
