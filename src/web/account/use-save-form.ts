import { useState, type FormEvent } from 'react'
import { useFormErrors } from '../ui/use-form-errors.ts'

interface SaveFormOptions<F extends string> {
  fields: readonly F[]
  /** In words, by field; nothing is sent while there is one. */
  check: (values: Record<F, string>) => Partial<Record<F, string | undefined>>
  /** Returns what is said when it has worked. */
  send: (values: Record<F, string>, form: HTMLFormElement) => Promise<string>
}

/** A small form with its own save, and its own words beside it: "Saved", or why not. Nothing typed is cleared. */
export function useSaveForm<F extends string>({ fields, check, send }: SaveFormOptions<F>) {
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(fields)
  const [isBusy, setBusy] = useState(false)
  const [saved, setSaved] = useState<string>()

  async function submit(form: HTMLFormElement): Promise<void> {
    setSaved(undefined)
    const data = new FormData(form)
    const read = (name: F): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map((name) => [name, read(name)])) as Record<F, string>
    if (refuse<string>(check(values))) return
    clear()
    setBusy(true)
    try {
      setSaved(await send(values, form))
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  const hasErrors = Object.keys(errors).length > 0
  return {
    errors,
    end: { isBusy, saved, refusal: hasErrors ? undefined : (refusal?.message ?? undefined) },
    formProps: {
      busy: isBusy,
      className: 'grid gap-4 w-full max-w-form',
      onSubmit: (form: HTMLFormElement) => void submit(form),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        setSaved(undefined)
        corrected((event.target as HTMLInputElement).name)
      },
    },
  }
}
