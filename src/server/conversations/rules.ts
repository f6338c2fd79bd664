import { REQUEST_MESSAGES_MAX } from '../../contract/conversations.ts'
import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { hasExternalLinks } from '../lite-text/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** Somebody who is written to. */
export interface Addressee {
  state: string | null
  isSuspended: boolean
  /** They follow who writes, or are in a guild with them. */
  knowsMe: boolean
  followsMe: boolean
  whoMay: string
}

/** Whether they take messages: who has answered once goes on, others by what they have chosen. */
export function takesFrom({
  state,
  isSuspended,
  knowsMe,
  whoMay,
}: Pick<Addressee, 'state' | 'isSuspended' | 'knowsMe' | 'whoMay'>): boolean {
  if (isSuspended) return false
  if (state === 'active') return true
  return whoMay === 'everyone' || (whoMay === 'known' && knowsMe)
}

/** Whether what is written to them waits as a request. Who has deleted one is told nothing, and nobody of that. */
function isAsked(addressee: Addressee): boolean {
  return addressee.state !== 'active' && !isOpened(addressee)
}

/** Whether a message opens the conversation for them. Who has deleted a request is reached again only if they follow. */
export function isOpened({ state, knowsMe, followsMe }: Addressee): boolean {
  return state !== 'active' && knowsMe && (state !== 'refused' || followsMe)
}

/** What a new message to them would be. */
export function reachOf(addressee: Addressee): 'open' | 'request' | 'refused' {
  if (!takesFrom(addressee)) return 'refused'
  return isAsked(addressee) ? 'request' : 'open'
}

export interface Draft {
  nodes: RichText
  pictureCount: number
  /** The writer has been here for less than three days, or has less than 10 Honor. */
  isNew: boolean
}

/** Of those who have not answered: how much, and what, they may be sent. */
export function refuseInRequest(
  ownTexts: number,
  others: Addressee[],
  { nodes, pictureCount, isNew }: Draft,
): void {
  if (!others.some(isAsked)) return
  if (ownTexts >= REQUEST_MESSAGES_MAX)
    fail('not_allowed', messages.waitForAnswer, { values: { most: REQUEST_MESSAGES_MAX } })
  if (!isNew) return
  refuseLinks(nodes)
  if (pictureCount > 0) refuse('pictures', messages.picturesInRequest)
}

/** Of who is new, to those who have not answered. */
export function refuseLinks(nodes: RichText): void {
  if (hasExternalLinks(nodes)) refuse('body', messages.linksInRequest)
}

function refuse(field: string, text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}
