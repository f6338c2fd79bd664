import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { messages } from './messages.ts'

interface FormOptions<F extends string, K extends string> {
  fields: readonly F[]
  /** The fault of each field that has one. */
  check: (values: Record<F, string>) => Record<F, K | undefined>
  words: (fault: K) => string
  send: (values: Record<F, string>) => Promise<void>
  /** The title of the toast when sending failed. */
  failed: string
  /** Returns true where it has shown the failure in its own way. */
  handleFailure?: (error: unknown, values: Record<F, string>) => boolean
  /** What was typed or filled in before the app was alive. */
  onEarly: (values: Record<F, string>) => void
}

/** A native form: read when it is sent, so that text typed or filled in before the app was alive counts too. */
export function useForm<F extends string, K extends string>(options: FormOptions<F, K>) {
  const { fields, check, words, send, failed, handleFailure, onEarly } = options
  const t = useText(messages)
  const form = useRef<HTMLFormElement>(null)
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(fields)
  const [isBusy, setBusy] = useState(false)

  const takeUp = useEffectEvent((shown: HTMLFormElement) => {
    const values = readFields(shown, fields)
    if (fields.some((name) => values[name] !== '')) onEarly(values)
  })
  useLayoutEffect(() => {
    if (form.current !== null) takeUp(form.current)
  }, [])

  async function submit(values: Record<F, string>): Promise<void> {
    if (refuse<K>(check(values), (fault) => words(fault))) return
    clear()
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (handleFailure?.(error, values)) return
      fail(error, t('notReached'))
      toast({ title: failed, description: serverMessageOf(error) ?? t('notReached'), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    end: { isBusy, errorCount: Object.keys(errors).length, refusal: refusal?.message ?? undefined },
    formProps: {
      ref: form,
      busy: isBusy,
      onSubmit: (sent: HTMLFormElement) => void submit(readFields(sent, fields)),
      onInput: (event: FormEvent<HTMLFormElement>) => corrected((event.target as HTMLInputElement).name),
    },
  }
}

function readFields<F extends string>(form: HTMLFormElement, fields: readonly F[]): Record<F, string> {
  const data = new FormData(form)
  const read = (name: F): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((name) => [name, read(name)])) as Record<F, string>
}
