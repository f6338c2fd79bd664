import { createHmac, timingSafeEqual } from 'node:crypto'

/** The value of the cookie: when somebody said to be 18 or older, signed, so that no page can forge one. */
export function signProof(secret: string, at: Date): string {
  const time = String(at.getTime())
  return `${time}.${signature(secret, time)}`
}

/** Whether we signed it and it has not expired. One from the future is ours too: a clock was set back. */
export function isProof(secret: string, value: string | undefined, now: Date, lifeMs: number): boolean {
  const [time = '', given = ''] = (value ?? '').split('.')
  if (!/^\d{1,15}$/.test(time)) return false
  if (now.getTime() - Number(time) > lifeMs) return false
  const wanted = Buffer.from(signature(secret, time))
  const found = Buffer.from(given)
  return found.length === wanted.length && timingSafeEqual(found, wanted)
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`adult proof ${time}`).digest('base64url')
}
