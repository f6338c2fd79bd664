import { useState } from 'react'
import {
  ALT_MAX,
  PAGE_POST_MAX,
  POLL_OPTION_MAX,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
  TITLE_MAX,
} from '../../../contract/limits.ts'
import { ApiError } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import type { Refusal } from '../../ui/error-summary.tsx'
import type { Faults } from './check-post.ts'
import { messages as failureMessages } from './failure-messages.ts'
import { messages } from './messages.ts'

/** What is wrong, by the field's name; an option of a poll as `votingOptions.1`. */
export type Errors = Partial<Record<string, string>>

export interface Faulty {
  errors: Errors
  refusal: Refusal | null
}

const NUMBERS = {
  altMax: ALT_MAX,
  titleMax: TITLE_MAX,
  contentMax: PAGE_POST_MAX,
  questionMin: POLL_QUESTION_MIN,
  questionMax: POLL_QUESTION_MAX,
  optionMax: POLL_OPTION_MAX,
}

/** In the order of the form, which is also that of the summary. */
const FIELDS = ['mediaId', 'mediaAlt', 'title', 'content', 'votingQuestion', 'votingOptions', 'isNsfw']
const nameOf = (path: string): string => path.split('.')[0] ?? path

/** Everything a form says when it can't be sent. Nothing that was filled in is touched. */
export function useFaults() {
  const t = useText(messages)
  const failure = useText(failureMessages)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function refuse(faults: Errors, message: string | null, isSignedOut = false): void {
    setErrors(faults)
    setRefusal((last) => ({ number: (last?.number ?? 0) + 1, message, isSignedOut }))
  }

  return {
    errors,
    refusal,
    refuse,
    /** True when there is something to put right before anything is sent. `better` knows more about a field. */
    refuseFaults: (faults: Faults, better: Errors = {}): boolean => {
      const found = Object.entries(faults)
      if (found.length === 0) return false
      const words = found.map(([name, fault]) => [name, better[name] ?? (fault && t(fault, NUMBERS))])
      refuse(Object.fromEntries(words), null)
      return true
    },
    /** What the server or the network said. */
    fail: (error: unknown): void => {
      if (!(error instanceof ApiError))
        return refuse({}, failure(navigator.onLine ? 'notReached' : 'offline'))
      if (error.status === 401) return refuse({}, failure('signedOut'), true)
      const words = error.serverMessage ?? failure(error.status === 429 ? 'tooOften' : 'notReached')
      const { known, unknown } = sortFields(error.fields)
      // A field that the form does not have must not be wrong in silence.
      refuse(known, [words, ...unknown].join(' '))
    },
    /** Whoever corrects a field is not told any longer that it is wrong. */
    corrected: (field: string): void =>
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => nameOf(path) !== field))),
    clear: (): void => {
      setErrors({})
      setRefusal(null)
    },
  }
}

/** The server names a text that can't be parsed by `text`, and a medium also by `file`. */
const ALSO: Partial<Record<string, string>> = { text: 'content', file: 'mediaId', media: 'mediaId' }

function sortFields(told: Record<string, string>): { known: Errors; unknown: string[] } {
  const known: Errors = {}
  const unknown: string[] = []
  for (const [name, message] of Object.entries(told)) {
    const path = ALSO[nameOf(name)] ?? name
    if (FIELDS.includes(nameOf(path))) known[path] ??= message
    else unknown.push(message)
  }
  return { known, unknown }
}

/** The names of the wrong fields as one meets them in the form. */
export function inOrder(errors: Errors): [name: string, words: string][] {
  const found = Object.entries(errors).flatMap(([name, words]): [string, string][] =>
    words === undefined ? [] : [[name, words]],
  )
  return found.sort(
    ([one], [other]) =>
      FIELDS.indexOf(nameOf(one)) - FIELDS.indexOf(nameOf(other)) || one.localeCompare(other, 'en'),
  )
}
