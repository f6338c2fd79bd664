import type { BodyOf } from '../../contract/endpoint.ts'
import { createAnswer } from '../../contract/answers.ts'
import { createQuestion } from '../../contract/questions.ts'
import { setHonor } from '../testing/set-honor.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

export function ask(client: TestClient, body: Partial<BodyOf<typeof createQuestion>> = {}) {
  return client.call(createQuestion, {
    body: { title: 'Why is the night sky dark?', category: 'astronomy', language: 'en', ...body },
  })
}

export function answer(
  client: TestClient,
  question: { id: number },
  content = 'Because the universe is young.',
) {
  return client.call(createAnswer, { params: at(question), body: { content } })
}

/** A new person with as much Honor as that. */
export async function signInWith(app: TestApp, name: string, honor: number) {
  const client = await app.signIn(name)
  await setHonor(app, client.userId, honor)
  return client
}
