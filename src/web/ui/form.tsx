import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  ref?: RefObject<HTMLFormElement | null> | undefined
  busy: boolean
  onSubmit: (form: HTMLFormElement) => void
}

/** A form that gives the focus to its first faulty field whenever it was not taken. */
export function Form({ ref, busy, onSubmit, ...props }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0 || busy) return
    // Of a group, its first control.
    const faulty = form.current?.querySelector<HTMLElement>(
      ':is(input, textarea, select)[aria-invalid=true], fieldset[aria-invalid=true] input',
    )
    if (faulty) faulty.focus()
    // A button that was busy has lost the focus.
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [form, tries, busy])
  return (
    <form
      ref={form}
      // Should a browser ever send it by itself, then not into the address.
      method="post"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        onSubmit(event.currentTarget)
        setTries((count) => count + 1)
      }}
    />
  )
}
