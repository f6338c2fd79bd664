import { useEffect, useEffectEvent } from 'react'

/** To a page of the payment provider. Nothing but a web address is followed. */
export function leaveFor(redirectUrl: string): void {
  const { protocol, href } = new URL(redirectUrl, location.origin)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address to pay at')
  location.assign(href)
}

/** Whoever goes Back from there may find the page just as it was left, busy leaving: that is over. */
export function useCameBack(onBack: () => void): void {
  const look = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onBack()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => look(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
