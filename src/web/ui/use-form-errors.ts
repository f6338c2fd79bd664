import { useState } from 'react'
import { ApiError } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './form-messages.ts'

export type FieldErrors<F extends string = string> = Partial<Record<F, string>>

export interface Refusal {
  /** Counts, so that the same refusal once more takes the focus again. */
  number: number
  message: string | null
  isSignedOut: boolean
  /** The one field that everything is about: what stands beside it says it all. */
  only: string | null
}

const rootOf = (path: string): string => path.split('.')[0] ?? path

/**
 * Everything a form says when it can't be sent: what its own checks found and what the server answered. Nothing that
 * was filled in is touched. The fields are named in the order of the form; one entry of a list is `votingOptions.1`.
 */
export function useFormErrors<F extends string>(
  fields: readonly F[],
  /** The form's name for what the server names by a path. */
  nameOf: (path: string) => string = (path) => path,
) {
  const t = useText(messages)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const placeOf = (name: string): number => fields.findIndex((field) => field === rootOf(name))

  function show(
    found: FieldErrors,
    message: string | null,
    { isSignedOut = false, saysMore = message !== null } = {},
  ): void {
    const inOrder = Object.entries(found).sort(
      ([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'en'),
    )
    setErrors(Object.fromEntries(inOrder))
    const only = inOrder.length === 1 && !saysMore ? (inOrder[0]?.[0] ?? null) : null
    setRefusal((last) => ({ number: (last?.number ?? 0) + 1, message, isSignedOut, only }))
  }

  return {
    errors: errors as FieldErrors<F>,
    refusal,
    /** True when there is something to put right before anything is sent. */
    refuse: <K extends string>(
      faults: Partial<Record<string, K | undefined>>,
      words: (fault: K, name: string) => string = String,
    ): boolean => {
      const found = Object.entries(faults).flatMap(([name, fault]) =>
        fault === undefined ? [] : [[name, words(fault, name)] as const],
      )
      if (found.length > 0) show(Object.fromEntries(found), null)
      return found.length > 0
    },
    /** What the server or the network said. */
    fail: (error: unknown, notReached = t(navigator.onLine ? 'notReached' : 'offline')): void => {
      if (!(error instanceof ApiError)) return show({}, notReached)
      if (error.code !== 'wrong_credentials' && error.status === 401)
        return show({}, t('signedOut'), { isSignedOut: true })
      const named = Object.entries(error.fields).map(([path, words]) => [nameOf(path), words] as const)
      const isKnown = ([name]: readonly [string, string]): boolean => placeOf(name) >= 0
      // A field that the form does not have must not be wrong in silence.
      const unknown = named.filter((one) => !isKnown(one)).map(([, words]) => words)
      const message = error.serverMessage ?? (error.status === 429 ? t('tooOften') : notReached)
      show(Object.fromEntries(named.filter(isKnown).toReversed()), [message, ...unknown].join(' '), {
        saysMore: error.code !== 'invalid_input' || unknown.length > 0,
      })
    },
    /** Whoever corrects a field is not told any longer that it is wrong. */
    corrected: (field: string): void =>
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => rootOf(name) !== field))),
    clear: (): void => {
      setErrors({})
      setRefusal(null)
    },
  }
}
