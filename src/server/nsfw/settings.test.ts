import { expect, test } from 'vitest'
import { NSFW_SETTINGS } from './settings.ts'

test('adult content is switched on or off, by these two words alone', () => {
  const { read } = NSFW_SETTINGS['nsfw.enabled']
  expect([read('true'), read('false')]).toEqual([true, false])
  for (const wrong of ['', 'yes', '1', 'TRUE', 'constructor']) expect(read(wrong), wrong).toBeUndefined()
})

test('countries are two letters each, in any writing, once each, or none', () => {
  const { read } = NSFW_SETTINGS['nsfw.off_countries']
  expect(read('ID')).toEqual(['ID'])
  expect(read('id, my,ID')).toEqual(['ID', 'MY'])
  expect([read('none'), read('None')]).toEqual([[], []])
  for (const wrong of ['', 'Indonesia', 'ID;MY', 'ID,', 'I1', 'ID MY'])
    expect(read(wrong), wrong).toBeUndefined()
})

test('the header is one that can stand in a request', () => {
  const { read } = NSFW_SETTINGS['nsfw.country_header']
  expect(read('X-Country')).toBe('x-country')
  for (const wrong of ['', 'a b', 'a:b', 'ä', 'x'.repeat(61)]) expect(read(wrong), wrong).toBeUndefined()
})
