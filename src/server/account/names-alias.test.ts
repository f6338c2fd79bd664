import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccount, saveAlias, saveNames } from '../../contract/account.ts'
import { getUser } from '../../contract/auth.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { DAY_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { makeAccount, suspend } from './account-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the account says what can be changed, and only to its owner', async () => {
  const ani = await app.signIn('ani')
  expect(await ani.call(getAccount)).toEqual({
    firstName: 'ani',
    lastName: 'Tester',
    alias: 'ani-1000',
    aliasChangeableAt: null,
    email: 'ani@example.com',
    emailChange: null,
    hasPassword: false,
    providers: [],
  })
  expect((await app.visitor().attempt(getAccount)).status).toBe(401)
})

test('names are changed, and the header’s person has them', async () => {
  const budi = await app.signIn('budi')
  const names = { firstName: 'Budi Santoso', lastName: 'Ó’Neill' }
  expect(await budi.call(saveNames, { body: names })).toEqual(names)
  expect(await budi.call(getUser)).toMatchObject(names)
  expect(await budi.call(saveNames, { body: { ...names, firstName: 'x'.repeat(50) } })).toMatchObject({
    firstName: 'x'.repeat(50),
  })
})

test.each([
  ['firstName', 'x'.repeat(51)],
  ['lastName', 'x'.repeat(51)],
  ['firstName', ''],
  ['lastName', '   '],
  ['firstName', 'Sari\u202eniwda'],
  ['firstName', 'Ad\u200bmin'],
  ['lastName', 'Adm1n'],
  ['lastName', 'M\u043ederator'],
  ['firstName', 'a\nb'],
])('a name is refused at its field: %s %j', async (field, name) => {
  const cici = await app.signIn('cici')
  const body = { firstName: 'Cici', lastName: 'Dewi', [field]: name }
  const refused = await cici.attempt(saveNames, { body })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  })
  expect(await cici.call(getUser)).toMatchObject({ firstName: 'cici' })
})

const takenText = expect.stringMatching(/Someone else has this alias/)

test('the first alias may be changed at once, then once in 30 days', async () => {
  const dina = await app.signIn('dina')
  const changed = await dina.call(saveAlias, { body: { alias: ' Dina-Reads ' } })
  expect(changed.alias).toBe('dina-reads')
  expect(changed.aliasChangeableAt).toBe(new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString())
  expect(await dina.call(getAccount)).toMatchObject(changed)
  expect(await dina.call(getUser)).toMatchObject({ aliasName: 'dina-reads' })
  const texts = new Set<string>()
  for (const language of LANGUAGES) {
    dina.language = language
    const early = await dina.attempt(saveAlias, { body: { alias: 'dina-writes' } })
    expect(early).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(early.body.fields.alias).toContain(
      String(new Date(changed.aliasChangeableAt ?? '').getUTCFullYear()),
    )
    texts.add(early.body.fields.alias)
  }
  expect(texts.size).toBe(3)
  app.clock.advance(30 * DAY_MS - 1)
  const client = await app.signIn('dina')
  expect((await client.attempt(saveAlias, { body: { alias: 'dina-writes' } })).status).toBe(409)
  app.clock.advance(1)
  expect((await client.call(saveAlias, { body: { alias: 'dina-writes' } })).alias).toBe('dina-writes')
})

test('asking for the alias one has changes nothing and uses up nothing', async () => {
  const dodi = await app.signIn('dodi')
  expect(await dodi.call(saveAlias, { body: { alias: 'DODI-1000' } })).toEqual({
    alias: 'dodi-1000',
    aliasChangeableAt: null,
  })
})

test.each([
  ['ab', /3 to 30/],
  ['x'.repeat(31), /3 to 30/],
  ['', /3 to 30/],
  ['s\u0430ri', /letters a to z/],
  ['sari\u202eiras', /letters a to z/],
  ['sari\u200bdewi', /letters a to z/],
  ['ｓａｒｉ', /letters a to z/],
  ['renée', /letters a to z/],
  ['sari dewi', /letters a to z/],
  ['sari_dewi', /letters a to z/],
  ['../sari', /letters a to z/],
  ['-sari', /single hyphens/],
  ['sari-', /single hyphens/],
  ['sari--dewi', /single hyphens/],
  ['admin', /site’s own/],
  ['Adm1n', /site’s own/],
  ['the-admin', /site’s own/],
  ['moderator', /site’s own/],
  ['cendekia', /site’s own/],
  ['cendekia-team', /site’s own/],
  ['c3ndekia', /site’s own/],
  ['support', /site’s own/],
  ['staff-1', /site’s own/],
  ['system', /site’s own/],
  ['root', /site’s own/],
  ['api', /site’s own/],
  ['you', /site’s own/],
])('the alias %j is refused at its field', async (alias, says) => {
  const eko = await app.signIn('eko')
  const refused = await eko.attempt(saveAlias, { body: { alias } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.fields.alias).toMatch(says)
  expect(await eko.call(getUser)).toMatchObject({ aliasName: 'eko-1000' })
})

test('an alias of somebody is taken, in any case of its letters', async () => {
  await app.signIn('fajar')
  const gita = await app.signIn('gita')
  const refused = await gita.attempt(saveAlias, { body: { alias: 'Fajar-1000' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', fields: { alias: takenText } } })
})

test('a former alias is nobody else’s for 90 days; its person may have it back', async () => {
  const hana = await app.signIn('hana')
  await hana.call(saveAlias, { body: { alias: 'hana-new' } })
  const rows = await app.db.selectFrom('alias_history').selectAll().where('alias', '=', 'hana-1000').execute()
  expect(rows).toMatchObject([
    { user_id: hana.userId, kept_until: new Date(app.clock.now().getTime() + 90 * DAY_MS) },
  ])
  const other = await app.signIn('indra')
  expect(await other.attempt(saveAlias, { body: { alias: 'hana-1000' } })).toMatchObject({
    status: 409,
    body: { fields: { alias: takenText } },
  })
  app.clock.advance(31 * DAY_MS)
  const again = await app.signIn('hana')
  await again.call(saveAlias, { body: { alias: 'hana-1000' } })
  const kept = await app.db
    .selectFrom('alias_history')
    .select('alias')
    .where('user_id', '=', hana.userId)
    .execute()
  expect(kept).toEqual([{ alias: 'hana-new' }])
  app.clock.advance(90 * DAY_MS)
  const later = await app.signIn('indra')
  await later.call(saveAlias, { body: { alias: 'hana-new' } })
})

test('former aliases are deleted when their time is over', async () => {
  const joko = await app.signIn('joko')
  await joko.call(saveAlias, { body: { alias: 'joko-new' } })
  app.clock.advance(90 * DAY_MS)
  await app.purge()
  const kept = await app.db
    .selectFrom('alias_history')
    .select('alias')
    .where('user_id', '=', joko.userId)
    .execute()
  expect(kept).toEqual([])
})

test('of many who want one alias at the same moment one gets it, and the others are told', async () => {
  const people = await Promise.all(['k1', 'k2', 'k3', 'k4', 'k5'].map((name) => app.signIn(name)))
  const answers = await Promise.all(
    people.map((person) => person.attempt(saveAlias, { body: { alias: 'wanted' } })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'conflict', fields: { alias: takenText } })
})

test('an alias that somebody leaves while another asks for it is never both theirs', async () => {
  const [lala, mira] = [await app.signIn('lala'), await app.signIn('mira')]
  await Promise.all([
    lala.attempt(saveAlias, { body: { alias: 'lala-new' } }),
    mira.attempt(saveAlias, { body: { alias: 'lala-1000' } }),
  ])
  expect(await mira.call(getUser)).toMatchObject({ aliasName: 'mira-1000' })
})

test('two changes of one person at the same moment count as one', async () => {
  const nani = await app.signIn('nani')
  const answers = await Promise.all(
    ['nani-a', 'nani-b'].map((alias) => nani.attempt(saveAlias, { body: { alias } })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a newcomer is never given somebody’s former alias', async () => {
  const olga = await app.signIn('olga')
  const kept_until = new Date(app.clock.now().getTime() + DAY_MS)
  const former = Array.from({ length: 10_000 }, (_, number) => ({
    alias: `sari-${String(number).padStart(4, '0')}`,
    user_id: olga.userId,
    kept_until,
  }))
  await app.db.insertInto('alias_history').values(former).execute()
  const client = await makeAccount(app, 'newcomer@example.com')
  expect((await client.call(getUser)).aliasName).toMatch(/^sari-\d{6}$/)
})

test('suspended people change neither names nor alias', async () => {
  const pita = await app.signIn('pita')
  await suspend(app, 'pita@example.com')
  const names = { firstName: 'Pita', lastName: 'Dewi' }
  expect(await pita.attempt(saveNames, { body: names })).toMatchObject({
    status: 403,
    body: { code: 'suspended' },
  })
  expect((await pita.attempt(saveAlias, { body: { alias: 'pita-new' } })).status).toBe(403)
})

test('whoever changes their account all the time is asked to wait', async () => {
  const rina = await app.signIn('rina')
  const body = { firstName: 'Rina', lastName: 'Dewi' }
  await rina.call(saveNames, { body })
  await setHits(app, 'accountChanges', 30)
  expect(await rina.attempt(saveNames, { body })).toMatchObject({ status: 429 })
  expect((await rina.attempt(saveAlias, { body: { alias: 'rina-new' } })).status).toBe(429)
})
