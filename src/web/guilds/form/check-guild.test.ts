import { expect, test } from 'vitest'
import { GUILD_COLORS } from '../../../contract/guild-rules.ts'
import { checkGuild, isLegible, NEW_GUILD, tidyGuild, withPrivacy } from './check-guild.ts'

const GOOD = { ...NEW_GUILD, name: 'Penjaga Naskah', insignia: 'PNJ' }
const faultsOf = (change: Partial<typeof GOOD>) =>
  Object.entries(checkGuild({ ...GOOD, ...change })).flatMap(([name, fault]) =>
    fault === undefined ? [] : [name],
  )

test.each([
  [{}, []],
  [{ name: '  ab ' }, ['name']],
  [{ name: 'x'.repeat(41) }, ['name']],
  [{ name: `${'x'.repeat(20)}   ${'y'.repeat(19)}` }, []],
  [{ insignia: 'P' }, ['insignia']],
  [{ insignia: 'PNJAB' }, ['insignia']],
  [{ insignia: 'P1' }, ['insignia']],
  [{ insignia: 'ÉÅ' }, []],
  [{ logoBackgroundColor: '#ffe08a' }, ['logoBackgroundColor']],
  [{ description: 'x'.repeat(501) }, ['description']],
])('%j is told as %j', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})

test('white is legible on every colour that is offered', () => {
  expect(GUILD_COLORS.every(isLegible)).toBe(true)
})

test('a private guild has no open door, and a public one does not only invite', () => {
  expect(withPrivacy(GOOD, true)).toMatchObject({ isPrivate: true, joinMode: 'request' })
  expect(withPrivacy({ ...GOOD, isPrivate: true, joinMode: 'invite' }, false).joinMode).toBe('open')
  expect(withPrivacy({ ...GOOD, joinMode: 'approval' }, false).joinMode).toBe('approval')
})

test('it is sent without spaces around it', () => {
  expect(tidyGuild({ ...GOOD, name: ' Star  readers ', description: ' a\n\nb ' })).toMatchObject({
    name: 'Star readers',
    description: 'a\n\nb',
  })
})
