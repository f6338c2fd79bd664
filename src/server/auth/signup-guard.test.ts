import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGN_UP_PROOF_BITS, signup, startSignUpProof } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { form } from './accounts-testing.ts'
import { PROOF_LIFE_MS } from './sign-up-proof.ts'
import { isThrowaway } from './throwaway-domains.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const join = (email: string, changes: Record<string, unknown> = {}) =>
  app.visitor().attempt(signup, { body: form(email, changes) })

test('an address of a throw-away service is refused, whoever asks and in their language', async () => {
  expect((await join('a@mailinator.com')).body.fields.email).toBe(
    'This site doesn’t accept temporary email addresses. Please use one that you’ll keep.',
  )
  expect((await join('a@Box.YOPMAIL.com')).status).toBe(400)
  const visitor = app.visitor()
  visitor.language = 'id'
  const refused = await visitor.attempt(signup, { body: form('a@temp-mail.org') })
  expect(refused.body.fields.email).toContain('tidak menerima alamat email sementara')
  expect(await app.db.selectFrom('signups').select('id').execute()).toEqual([])
})

test.each([
  ['x@mailinator.com', true],
  ['x@a.b.mailinator.com', true],
  ['x@notmailinator.com', false],
  ['x@mailinator.com.example.org', false],
  ['x@gmail.com', false],
  ['x@duck.com', false],
  ['x@privaterelay.appleid.com', false],
])('%s is of a throw-away service: %s', (email, expected) => {
  expect(isThrowaway(email)).toBe(expected)
})

test('a program that fills in the field nobody sees is told so, and nothing is stored', async () => {
  const refused = await join('bot@example.com', { website: 'https://spam.example' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.message).toContain('A hidden field was filled in')
  expect(await app.db.selectFrom('signups').select('id').execute()).toEqual([])
  expect((await join('human@example.com', { website: '' })).status).toBe(200)
})

function solve(challenge: string): string {
  for (let nonce = 0; ; nonce++) {
    const start = hash('sha256', `${challenge}:${nonce}`, 'buffer').readUInt32BE(0)
    if (start >>> (32 - SIGN_UP_PROOF_BITS) === 0) return String(nonce)
  }
}
const ask = async () => (await app.visitor().call(startSignUpProof)).challenge

test('when sign-ups surge a proof of work is asked for, which counts once and for five minutes', async () => {
  await setHits(app, 'signUpsOfSite', 100)
  const refused = await join('surge@example.com')
  expect(refused).toMatchObject({ status: 403, body: { code: 'proof_of_work_required' } })
  const challenge = await ask()
  const proof = { challenge, nonce: solve(challenge) }
  const wrong = String(Number(proof.nonce) + 1)
  expect((await join('surge@example.com', { proof: { challenge, nonce: wrong } })).status).toBe(403)
  const forged = { challenge: challenge.replace(/^./, 'z'), nonce: proof.nonce }
  expect((await join('surge@example.com', { proof: forged })).status).toBe(403)
  expect((await join('surge@example.com', { proof: { challenge: 'x', nonce: '1' } })).status).toBe(403)

  expect((await join('surge@example.com', { proof })).status).toBe(200)
  expect((await join('second@example.com', { proof })).body.code).toBe('proof_of_work_required')

  const old = await ask()
  const late = { challenge: old, nonce: solve(old) }
  app.clock.advance(PROOF_LIFE_MS + 1)
  expect((await join('late@example.com', { proof: late })).status).toBe(403)

  app.clock.advance(5 * MINUTE_MS)
  expect((await join('calm@example.com')).status).toBe(200)
})
