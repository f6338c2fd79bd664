/** The push services of the browsers there are: nothing else is ever called, whatever a browser claims. */
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
/** Services with a host for each region or machine. */
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']
const MOST_ENDPOINT = 1000

/**
 * An address that a browser may want its pushes sent to. It is called by our server, so it must be one of the known
 * services as it is written: no port, no name or password, no other spelling of a host.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > MOST_ENDPOINT || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  // As written: a parser repairs tabs, backslashes, wide letters and more, and another one might repair them otherwise.
  return (
    isPlain && isService(url.hostname) && endpoint.startsWith(`https://${url.hostname}/`) && url.hash === ''
  )
}

function isService(host: string): boolean {
  return HOSTS.has(host) || DOMAINS.some((domain) => host.endsWith(domain) && host.length > domain.length)
}
