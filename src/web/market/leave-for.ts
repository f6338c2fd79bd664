/** To a page of the payment provider. Nothing but a web address is followed. */
export function leaveFor(redirectUrl: string): void {
  const { protocol, href } = new URL(redirectUrl, location.origin)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address to pay at')
  location.assign(href)
}
