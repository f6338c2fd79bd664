import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { siteUrl } from './environment.ts'
import { readMail } from './mail.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

export type Member = Person & { aliasName: string }

/** Somebody who has not been here yet: tests share one site and must not meet each other. */
export function newPerson(firstName = 'Sari'): Person {
  const mark = randomBytes(5).toString('hex')
  return {
    firstName,
    lastName: 'Wijaya',
    email: `${firstName.toLowerCase()}-${mark}@example.com`,
    password: `lentera-hijau-${mark}`,
  }
}

/** Signs up and verifies through the API, for journeys that begin with an account; the browser is signed in. */
export async function joinSite(request: APIRequestContext, firstName?: string): Promise<Member> {
  const person = newPerson(firstName)
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(path, { data, headers: { origin: siteUrl() } })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  }
  await post('/api/auth/signup', person)
  const { code } = await readMail(person.email)
  await post('/api/auth/verify', { email: person.email, code })
  // Their first hour is over: the journey about it signs up itself.
  const settled = await request.post('/api/welcome/checklist', { headers: { origin: siteUrl() } })
  expect(settled.status()).toBe(200)
  const user = (await (await request.get('/api/auth/user')).json()) as { aliasName: string }
  return { ...person, aliasName: user.aliasName }
}
