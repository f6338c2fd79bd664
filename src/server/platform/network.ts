import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits are counted by: a whole IPv4 address, the /64 of an IPv6 one (a customer owns all of it),
 * and an IPv4 address written as IPv6 as what it is.
 */
export function networkKey(ip: string): string {
  const address = MAPPED_IPV4.exec(ip)?.[1] ?? ip
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  return `${expandIpv6(address).slice(0, 4).join(':')}::/64`
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
