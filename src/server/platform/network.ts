import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key of rate limits: a whole IPv4 address, the /64 of an IPv6 one (a customer owns all of it),
 * and an IPv4 address written as IPv6 as what it is.
 */
export function networkKey(ip: string | undefined): string {
  // A caller who disconnected has no address any more.
  if (ip === undefined) return 'unknown'
  if (isIPv4(ip)) return ip
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return 'unknown'
  const groups = expandIpv6(address)
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The addresses of an X-Forwarded-For without the ports that some gateways append. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor.split(',').map(withoutPort).join(',')
}

function withoutPort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(entry.trim()) ?? []
  return ipv4 ?? ipv6 ?? entry
}

/** The eight groups without leading zeros; an IPv4 tail becomes two of them. */
function expandIpv6(address: string): string[] {
  const hex = address
    .toLowerCase()
    .replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    })
  const [head = '', tail] = hex.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
