import { expect, test } from 'vitest'
import { NAME_MAX } from '../../contract/limits.ts'
import {
  cleanName,
  discordAuthorizeUrl,
  discordRedirectUri,
  errorLocation,
  splitName,
  welcomeNames,
} from './rules.ts'

const discord = { clientId: '42', authorizeUrl: 'https://discord.com/oauth2/authorize' }
const way = { state: 'a state', challenge: 'a challenge' }
const address = new URL(discordAuthorizeUrl(discord, discordRedirectUri('https://cendekia.example'), way))

test('[S7-41] Discord is asked for the scopes identify and email', () => {
  expect(address.searchParams.get('scope')).toBe('identify email')
})

test('[S7-42] Discord is asked for the response type code', () => {
  expect(address.searchParams.getAll('response_type')).toEqual(['code'])
})

test('[S7-43] Discord sends the browser back to the product’s home', () => {
  expect(address.searchParams.get('redirect_uri')).toBe('https://cendekia.example/')
})

test('the address to Discord carries client, state and PKCE, and nothing secret', () => {
  expect(address.origin + address.pathname).toBe('https://discord.com/oauth2/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '42',
    response_type: 'code',
    redirect_uri: 'https://cendekia.example/',
    scope: 'identify email',
    state: 'a state',
    code_challenge: 'a challenge',
    code_challenge_method: 'S256',
  })
})

test('a failure leads to the auth screen with its reason', () => {
  expect(errorLocation('denied')).toBe('/auth?providerError=denied')
})

test('a name in one piece is split at its first space', () => {
  expect(splitName('Ayu Lestari Putri')).toEqual({ firstName: 'Ayu', lastName: 'Lestari Putri' })
  expect(splitName('  Sukarno ')).toEqual({ firstName: 'Sukarno', lastName: '' })
  expect(splitName(null)).toEqual({ firstName: '', lastName: '' })
  const long = splitName(`${'a'.repeat(80)} ${'b'.repeat(80)}`)
  expect(long).toEqual({ firstName: 'a'.repeat(NAME_MAX), lastName: 'b'.repeat(NAME_MAX) })
})

test('a provider’s name becomes one line that can be stored', () => {
  expect(cleanName('Siti\r\nNur\u0000haliza\u2028!')).toBe('Siti Nur haliza !')
  expect(cleanName('\u202Eevil\u202C \uFEFFname')).toBe('evil name')
  expect(cleanName('half \uD800 a pair')).toBe('half a pair')
  expect(cleanName('e\u0301')).toBe('é')
  expect(cleanName(undefined)).toBe('')
})

test('a long name is cut without cutting a character in two', () => {
  const cut = cleanName(`${'x'.repeat(NAME_MAX - 1)}😀😀`)
  expect(cut).toBe('x'.repeat(NAME_MAX - 1))
  expect(cleanName('😀'.repeat(40))).toBe('😀'.repeat(NAME_MAX / 2))
})

test('what nobody sees is left out of a provider’s name, and joiners stay where writing needs them', () => {
  expect(cleanName('Sa\u200bri\u2060')).toBe('Sari')
  expect(cleanName('عبد\u200cالله 👩\u200d🚀')).toBe('عبد\u200cالله 👩\u200d🚀')
})

test('a provider’s name that belongs to the site is left out', () => {
  expect(welcomeNames('Cendekia', { firstName: 'Cendekia', lastName: 'Team' })).toEqual({
    firstName: '',
    lastName: '',
  })
  expect(welcomeNames('Cendekia', splitName('Ad\u200bmin Dewi'))).toEqual({ firstName: '', lastName: '' })
  expect(welcomeNames('Cendekia', splitName('Ayu Dewi'))).toEqual({ firstName: 'Ayu', lastName: 'Dewi' })
})
