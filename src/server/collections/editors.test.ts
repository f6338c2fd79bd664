import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import * as editing from '../../contract/collection-editors.ts'
import * as contract from '../../contract/collections.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { toldTo } from '../testing/told-to.ts'
import { addRow, at, cellsOf, keep } from './collections-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const invite = (owner: TestClient, collection: { id: number }, alias: string) =>
  owner.attempt(editing.inviteCollectionEditor, { params: at(collection), body: { alias } })
const answer = (client: TestClient, collection: { id: number }, isAccepted: boolean) =>
  client.attempt(editing.answerCollectionInvitation, { params: at(collection), body: { isAccepted } })
const aliasOf = ({ userId }: TestClient & { userId: number }) =>
  app.db.selectFrom('users').select('alias_name').where('id', '=', userId).executeTakeFirstOrThrow()

test('somebody who is invited edits and is named once they accept, and can leave', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice)
  const { alias_name: alias } = await aliasOf(bela)
  expect((await invite(alice, made, alias)).status).toBe(200)
  expect((await invite(alice, made, `@${alias}`)).status).toBe(200)
  expect(await toldTo(app, bela)).toEqual([`collection-invitation collection ${made.id}`])
  const editors = async (client: TestClient) => {
    const { items } = await client.call(editing.listCollectionEditors, { params: at(made) })
    return items.map(({ person, isAccepted }) => [person.id, isAccepted])
  }
  expect(await editors(app.visitor())).toEqual([])
  expect(await editors(alice)).toEqual([[bela.userId, false]])
  expect(await bela.call(contract.getCollectionMine, { params: at(made) })).toMatchObject({
    isInvited: true,
    canEdit: false,
  })
  expect((await answer(bela, made, true)).status).toBe(200)
  expect((await answer(bela, made, true)).status).toBe(200)
  expect(await toldTo(app, bela)).toEqual([])
  await addRow(bela, made, { c1: 'Mars' })
  expect(await editors(app.visitor())).toEqual([[bela.userId, true]])
  expect((await alice.call(contract.getCollection, { params: at(made) })).editors).toMatchObject([
    { id: bela.userId },
  ])
  // Rows, and no more than that.
  expect(
    (await bela.attempt(contract.updateCollection, { params: at(made), body: { title: 'Mine' } })).status,
  ).toBe(403)
  expect((await invite(bela, made, 'alice-1000')).status).toBe(403)
  const params = { ...at(made), userId: String(bela.userId) }
  await bela.call(editing.removeCollectionEditor, { params })
  expect(await bela.call(contract.getCollectionMine, { params: at(made) })).toMatchObject({ canEdit: false })
  // Who has left is not asked again for a while.
  expect((await invite(alice, made, alias)).status).toBe(400)
})

test('an invitation that is declined or taken back gives nothing', async () => {
  const [alice, citra] = [await app.signIn('alice'), await app.signIn('citra')]
  const made = await keep(alice)
  const { alias_name: alias } = await aliasOf(citra)
  await invite(alice, made, alias)
  await alice.call(editing.removeCollectionEditor, { params: { ...at(made), userId: String(citra.userId) } })
  expect((await answer(citra, made, true)).status).toBe(404)
  await invite(alice, made, alias)
  expect((await answer(citra, made, false)).status).toBe(200)
  expect((await answer(citra, made, true)).status).toBe(404)
})

test('nobody of that alias, oneself, and those who have blocked the owner are not invited', async () => {
  const [alice, dewi] = [await app.signIn('alice'), await app.signIn('dewi')]
  const made = await keep(alice)
  const own = await aliasOf(alice)
  expect((await invite(alice, made, 'nobody-at-all')).status).toBe(400)
  expect((await invite(alice, made, own.alias_name)).status).toBe(400)
  const { alias_name: alias } = await aliasOf(dewi)
  await dewi.call(blockUser, { params: { id: String(alice.userId) } })
  expect((await invite(alice, made, alias)).status).toBe(400)
})

test('a block ends working together, and leaves the rows', async () => {
  const [eka, fajar] = [await app.signIn('eka'), await app.signIn('fajar')]
  const made = await keep(eka)
  await invite(eka, made, (await aliasOf(fajar)).alias_name)
  await answer(fajar, made, true)
  await addRow(fajar, made, { c1: 'Ceres' })
  await eka.call(blockUser, { params: { id: String(fajar.userId) } })
  expect((await fajar.attempt(contract.getCollection, { params: at(made) })).status).toBe(404)
  expect(await cellsOf(eka, made)).toEqual(['Ceres'])
  const { items } = await eka.call(editing.listCollectionEditors, { params: at(made) })
  expect(items).toEqual([])
})
