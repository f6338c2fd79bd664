import { expect, test } from 'vitest'
import { chooseDraft, type ServerDraft } from './choose-draft.ts'
import type { DeviceDraft } from './device-drafts.ts'

const NOON = Date.parse('2026-11-15T12:00:00Z')
const MINUTE = 60_000

function onDevice(text: string, more: Partial<DeviceDraft> = {}): DeviceDraft {
  return { at: NOON, owner: 7, version: 2, isSent: false, content: { text }, ...more }
}
function onServer(text: string, more: Partial<ServerDraft> = {}): ServerDraft {
  return {
    kind: 'article',
    key: 'new',
    version: 3,
    content: { text },
    updatedAt: new Date(NOON).toISOString(),
    older: null,
    ...more,
  }
}
const words = (device: DeviceDraft | null, server: ServerDraft | null) => {
  const { restored, other } = chooseDraft(device, server)
  return [restored && `${restored.from} ${String(restored.content['text'])}`, other?.content['text']]
}

test('there may be none, or one', () => {
  expect(words(null, null)).toEqual([null, undefined])
  expect(words(onDevice('a'), null)).toEqual(['device a', undefined])
  expect(words(null, onServer('b'))).toEqual(['server b', undefined])
})

test('when both have gone on, the newer one is taken and the other offered', () => {
  expect(words(onDevice('a', { at: NOON + MINUTE }), onServer('b'))).toEqual(['device a', 'b'])
  expect(words(onDevice('a', { at: NOON - MINUTE }), onServer('b'))).toEqual(['server b', 'a'])
})

test('a device that has gone on from the server’s version is ahead, whatever its clock says', () => {
  expect(words(onDevice('a', { version: 3, at: 0 }), onServer('b'))).toEqual(['device a', undefined])
})

test('a device that holds nothing of its own gives way, whatever its clock says', () => {
  const old = onDevice('a', { isSent: true, at: NOON + MINUTE })
  expect(words(old, onServer('b'))).toEqual(['server b', undefined])
})

test('the same text twice is one, and an older one of the server can be had', () => {
  expect(words(onDevice('a'), onServer('a'))).toEqual(['server a', undefined])
  expect(words(onDevice('a'), onServer('a', { older: { text: 'z' } }))).toEqual(['server a', 'z'])
  expect(words(null, onServer('b', { older: { text: 'z' } }))).toEqual(['server b', 'z'])
})
