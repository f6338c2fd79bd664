import { decideAppeal, getOwnAction, makeAppeal } from '../../contract/appeals.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { actOnCase, getModerationCase } from '../../contract/moderation.ts'
import { listNotifications } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { reportObject } from '../../contract/reports.ts'
import { testApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writePost } from '../testing/write-post.ts'

export interface Thing {
  objectType: ObjectType
  objectId: number
}

type Act = Partial<BodyOf<typeof actOnCase>> & Pick<BodyOf<typeof actOnCase>, 'action'>

/** A site with an author, a member and two moderators, and short ways to report, judge and appeal. */
export async function moderationApp() {
  const app = await testApp({ config: { rateLimitScale: 1000 } })
  const author = await app.signIn('author')
  const member = await app.signIn('member')
  const mod = await app.signIn('mod', 'moderator')
  const second = await app.signIn('second', 'moderator')

  const caseOf = (client: TestClient, { objectType, objectId }: Thing) =>
    client.call(getModerationCase, { query: { objectType, objectId: String(objectId) } })

  async function act(client: TestClient, thing: Thing, given: Act) {
    const version = given.version ?? (await caseOf(client, thing)).version
    const body = {
      rule: 'harassment',
      reason: 'This insults a person.',
      ...thing,
      ...given,
      version,
    } as const
    return client.attempt(actOnCase, { body })
  }

  return {
    app,
    author,
    member,
    mod,
    second,
    caseOf,
    act,
    newPost: async (title = 'A post', by = author): Promise<Thing> => {
      const { id } = await writePost(by, { title })
      return { objectType: 'page-post', objectId: id }
    },
    personOf: (client: { userId: number }): Thing => ({ objectType: 'person', objectId: client.userId }),
    report: (
      client: TestClient,
      thing: Thing,
      reason: BodyOf<typeof reportObject>['reason'] = 'harassment',
    ) => client.attempt(reportObject, { body: { ...thing, reason } }),
    appeal: (client: TestClient, actionId: number | null | undefined) =>
      client.attempt(makeAppeal, {
        body: { actionId: actionId ?? 0, text: 'It was a quotation, please look again.' },
      }),
    decide: (client: TestClient, id: number | undefined, isOverturned: boolean) =>
      client.attempt(decideAppeal, {
        params: { id: String(id) },
        body: { isOverturned, answer: 'We have looked at it again.' },
      }),
    ownOf: (client: TestClient, id: number | null | undefined) =>
      client.attempt(getOwnAction, { params: { id: String(id) } }),
    told: async (client: TestClient): Promise<string[]> => {
      await app.settle()
      const { items } = await client.call(listNotifications)
      return items.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
    },
  }
}
