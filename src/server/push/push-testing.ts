import { createDecipheriv, createECDH, randomBytes } from 'node:crypto'
import { PushMessage } from '../../contract/push.ts'
import type { TestApp } from '../testing/test-app.ts'
import { contentKeys } from './encrypt.ts'
import { pushCaller } from './send.ts'

export interface Sent {
  endpoint: string
  headers: Headers
  body: Buffer
  redirect: string | undefined
}

/** What the services answer next; taken when nothing is said. */
export type Answers = (number | 'unreachable')[]

/** Stands in for the push services. */
export function takePushes(app: TestApp): { sent: Sent[]; answers: Answers } {
  const sent: Sent[] = []
  const answers: Answers = []
  pushCaller(app.site).fetch = async (url, init) => {
    const answer = answers.shift() ?? 201
    if (answer === 'unreachable') throw new TypeError('fetch failed')
    sent.push({
      endpoint: typeof url === 'string' ? url : '',
      headers: new Headers(init?.headers),
      body: Buffer.from(init?.body as Uint8Array),
      redirect: init?.redirect,
    })
    return new Response(answer === 201 ? null : 'no', { status: answer })
  }
  return { sent, answers }
}

/** Noon in Jakarta is at five. */
export function goToHour(app: TestApp, hour: number): void {
  const now = app.clock.now()
  const then = new Date(now)
  then.setUTCHours(hour, 0, 0, 0)
  if (then <= now) then.setUTCDate(then.getUTCDate() + 1)
  app.clock.advance(then.getTime() - now.getTime())
}

export function newBrowser(name = randomBytes(6).toString('hex')) {
  const keys = createECDH('prime256v1')
  const [p256dh, auth] = [keys.generateKeys(), randomBytes(16)]
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
  return {
    endpoint,
    body: { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
    /** As the browser does it. */
    read(push: Sent | undefined): PushMessage {
      const body = push?.body ?? Buffer.alloc(0)
      const sender = body.subarray(21, 86)
      const agreed = { receiver: p256dh, sender, auth, salt: body.subarray(0, 16) }
      const { key, nonce } = contentKeys(keys.computeSecret(sender), agreed)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
      return PushMessage.parse(JSON.parse(text.subarray(0, -1).toString()))
    },
  }
}
