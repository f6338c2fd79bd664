import type { ErrorBody, ErrorCode } from '../../contract/errors.ts'
import { fillText, type Language, type Text, type TextValues } from '../../contract/messages.ts'

/** A deliberate refusal. Anything else that is thrown is a bug and is answered as `internal`, without detail. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly text: Text
  readonly details: RefusalDetails

  constructor(code: ErrorCode, text: Text, details: RefusalDetails = {}) {
    super(text.en, { cause: details.cause })
    this.code = code
    this.text = text
    this.details = details
  }

  body(language: Language): ErrorBody {
    const { values, fields, scope, current, currentRow, currentColumns } = this.details
    return {
      code: this.code,
      message: fillText(this.text[language], values),
      ...(fields && { fields: inLanguage(fields, language) }),
      ...(scope !== undefined && { scope }),
      ...(current && { current }),
      ...(currentRow && { currentRow }),
      ...(currentColumns && { currentColumns }),
    }
  }
}

/** How much of a limit is left, for the headers that tell it. */
export interface LimitState {
  name: string
  /** How often within its time. */
  most: number
  windowSeconds: number
  hits: number
  retryAfterSeconds: number
}

export interface RefusalDetails {
  values?: TextValues
  fields?: Record<string, Text>
  retryAfterSeconds?: number
  /** The limit that was reached. */
  limit?: LimitState
  /** The one that the caller's API token lacks. */
  scope?: string
  current?: ErrorBody['current']
  currentRow?: ErrorBody['currentRow']
  currentColumns?: ErrorBody['currentColumns']
  /** The failure behind it, for the operator's log; never for the caller. */
  cause?: unknown
}

export function fail(code: ErrorCode, text: Text, details?: RefusalDetails): never {
  throw new Refusal(code, text, details)
}

/** Fills the placeholders of a text in all of its languages. */
export function fill(text: Text, values: TextValues): Text {
  return { en: fillText(text.en, values), id: fillText(text.id, values), my: fillText(text.my, values) }
}

function inLanguage(fields: Record<string, Text>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]]))
}
