import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { locationStore, navigate } from '../platform/location.ts'
import { dismissToast, toast, toastStore } from '../ui/toast-store.ts'
import { askedVerification, verificationPath } from './verify/asked-verification.ts'
import { messages } from './verify/reminder-messages.ts'

/** The four views of spec 2.8 and what each has to remember. */
export type AuthView =
  | { name: 'auth' }
  | { name: 'verify'; email: string; code: string }
  | { name: 'success' }
  | { name: 'error'; email: string; code: string; message: string }

function viewFor(email: string | null): AuthView {
  return email === null ? { name: 'auth' } : { name: 'verify', email, code: '' }
}

/** Product §0.15: the query of the inner path, or that of the address itself, which only a browser knows. */
function useAskedVerification(query: URLSearchParams): string | null {
  const address = useSyncExternalStore(
    locationStore.subscribe,
    () => location.search,
    () => '',
  )
  return askedVerification(query) ?? askedVerification(new URLSearchParams(address))
}

export function useAuthView() {
  const t = useText(messages)
  const { path, query } = usePlace()
  const asked = useAskedVerification(query)
  const [firstQuery] = useState(query)
  // Where the steps taken here have led; another place is another question.
  const [steps, setSteps] = useState<{ from: URLSearchParams; view: AuthView }>()

  // Once something was done about it, the reminder is no longer true.
  const due = steps?.from === query ? null : asked
  const remind = useEffectEvent(() => {
    toast({ title: t('verificationRequired') })
    return toastStore.get()?.id
  })
  useEffect(() => {
    if (due === null) return undefined
    const id = remind()
    return () => dismissToast(id ?? 0)
  }, [due])

  function show(view: AuthView): void {
    // What went well before is no longer the news.
    if (view.name === 'error') dismissToast(toastStore.get()?.id ?? 0)
    setSteps({ from: query, view })
  }
  /** The address follows, so that a reload stays here. At once, or the new address would count as an arrival. */
  function showAt(address: string, view: AuthView): void {
    flushSync(() => {
      navigate(address, { replace: true })
      setSteps({ from: locationStore.get().query, view })
    })
  }
  return {
    view: steps?.from === query ? steps.view : viewFor(asked),
    show,
    showVerify: (email: string) => showAt(verificationPath(email, path), { name: 'verify', email, code: '' }),
    showSuccess: () => showAt(path, { name: 'success' }),
    startOver: () => {
      show({ name: 'auth' })
      if (asked !== null) navigate(path)
    },
    /** A view that replaces another one is read out from its heading. */
    takesFocus: steps !== undefined || query !== firstQuery,
  }
}
