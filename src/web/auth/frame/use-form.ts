import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../platform/api.ts'

interface FormOptions<F extends string> {
  fields: readonly F[]
  /** The fault of each field that has one, in the reader's words. */
  check: (values: Record<F, string>) => Partial<Record<F, string>>
  send: (values: Record<F, string>) => Promise<void>
  onFailure: (error: unknown, values: Record<F, string>) => void
  /** What was typed or filled in before the app was alive. */
  onEarly: (values: Record<F, string>) => void
}

/**
 * A native form: read when it is sent, so that text typed or filled in before the app was alive counts too.
 * Faults stand beside their fields, nothing is cleared, and the first faulty field gets the focus.
 */
export function useForm<F extends string>({ fields, check, send, onFailure, onEarly }: FormOptions<F>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<F, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)

  const takeUp = useEffectEvent((shown: HTMLFormElement) => {
    const values = readFields(shown, fields)
    if (fields.some((name) => values[name] !== '')) onEarly(values)
  })
  useLayoutEffect(() => {
    if (form.current !== null) takeUp(form.current)
  }, [])

  useEffect(() => {
    if (refusals === 0) return
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // A button that was busy has lost the focus.
    const submit = form.current?.querySelector<HTMLElement>('[type=submit]')
    if (faulty) faulty.focus()
    else if (document.activeElement === document.body) submit?.focus()
  }, [refusals])

  function refuse(faults: Partial<Record<F, string>>): void {
    setErrors(faults)
    setRefusals((count) => count + 1)
  }

  async function submit(values: Record<F, string>): Promise<void> {
    const faults = check(values)
    if (Object.keys(faults).length > 0) return refuse(faults)
    setErrors({})
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      refuse(error instanceof ApiError ? only(fields, error.fields) : {})
      onFailure(error, values)
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    errorCount: Object.keys(errors).length,
    isBusy,
    formProps: {
      ref: form,
      // Should a browser ever send it by itself, then not into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(readFields(event.currentTarget, fields))
      },
      // Whoever corrects a field is not told any longer that it is wrong.
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement
        if (name in errors)
          setErrors(
            only(
              fields.filter((field) => field !== name),
              errors,
            ),
          )
      },
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

function only<F extends string>(
  fields: readonly F[],
  told: Partial<Record<string, string>>,
): Partial<Record<F, string>> {
  return Object.fromEntries(
    fields.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
  ) as Partial<Record<F, string>>
}
