import { expect, test } from 'vitest'
import { networkKey, withoutPorts } from './network.ts'

test('an IPv4 address counts alone', () => {
  expect(networkKey('203.0.113.7')).toBe('203.0.113.7')
  expect(networkKey('203.0.113.7')).not.toBe(networkKey('203.0.113.8'))
})

test('an IPv4 address in any IPv6 dress is the same one', () => {
  for (const dressed of [
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
  ])
    expect(networkKey(dressed), dressed).toBe('203.0.113.7')
})

test('all of a customer’s /64 counts as one', () => {
  const key = networkKey('2001:db8:1:2::1')
  expect(key).toBe('2001:db8:1:2::/64')
  for (const same of [
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::9',
    '2001:db8:1:2:a:b:c:d',
    '2001:db8:1:2:0:0:1.2.3.4',
  ])
    expect(networkKey(same), same).toBe(key)
  for (const other of ['2001:db8:1:3::1', '2001:db8::1', '2001:db8:1::1'])
    expect(networkKey(other), other).not.toBe(key)
})

test('short forms and zones are read', () => {
  expect(networkKey('::1')).toBe('0:0:0:0::/64')
  expect(networkKey('::')).toBe('0:0:0:0::/64')
  expect(networkKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkKey('1::')).toBe('1:0:0:0::/64')
})

test('what is no address at all shares one count', () => {
  for (const nonsense of ['', 'localhost', '203.0.113', '1.2.3.4.5', 'x:y', '203.0.113.7, 1.1.1.1'])
    expect(networkKey(nonsense), nonsense).toBe('unknown')
})

test('ports are cut off forwarded addresses, and nothing else is', () => {
  for (const [written, plain] of [
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['198.51.100.1:1, [fd00::9]:2 , 10.0.0.1', '198.51.100.1,fd00::9, 10.0.0.1'],
    ['', ''],
    ['unknown', 'unknown'],
    ['203.0.113.7:x', '203.0.113.7:x'],
  ] as const)
    expect(withoutPorts(written)).toBe(plain)
})
