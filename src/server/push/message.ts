import { fillText, type Language } from '../../contract/messages.ts'
import type { PushMessage } from '../../contract/push.ts'
import type { Told } from '../notification-channels/public.ts'
import { messages } from './messages.ts'

const MOST_LETTERS = 200

/** One says what it is; several are one that says how many, and leads to all of them. */
export function writePush(siteName: string, language: Language, told: Told[]): PushMessage | undefined {
  const [first] = told
  if (first === undefined) return undefined
  if (told.length === 1)
    return {
      title: siteName,
      body: shorten(first.sentence),
      path: first.path,
      tag: `notification-${first.id}`,
    }
  const body = fillText(messages.several[language], { count: told.length })
  return { title: siteName, body, path: '/notifications', tag: 'notifications' }
}

function shorten(text: string): string {
  const letters = Array.from(text)
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
