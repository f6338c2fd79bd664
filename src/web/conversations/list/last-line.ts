import type { Conversation } from '../../../contract/conversations.ts'
import type { Translate } from '../../platform/language.tsx'

type Key =
  | 'you'
  | 'by'
  | 'photo'
  | 'removed'
  | 'someone'
  | 'nothing'
  | 'created'
  | 'youCreated'
  | 'joined'
  | 'left'
  | 'youLeft'
  | 'memberRemoved'
  | 'renamed'
  | 'youRenamed'

/** What was said last, in one line: in words where nothing was said. */
export function lastLine(
  { kind, lastMessage }: Pick<Conversation, 'kind' | 'lastMessage'>,
  viewerId: number | undefined,
  t: Translate<Key>,
): string {
  if (lastMessage === null) return t('nothing')
  const { senderId, senderName, text, pictureCount, isDeleted } = lastMessage
  const isMine = senderId !== null && senderId === viewerId
  const name = senderName?.split(' ')[0] ?? t('someone')
  switch (lastMessage.kind) {
    case 'created':
      return isMine ? t('youCreated') : t('created', { name })
    case 'joined':
      return t('joined')
    case 'left':
      return isMine ? t('youLeft') : t('left', { name })
    case 'removed':
      return t('memberRemoved')
    case 'renamed':
      return isMine ? t('youRenamed') : t('renamed', { name })
    case 'text':
      break
  }
  if (isDeleted) return t('removed')
  const said = text === '' && pictureCount > 0 ? t('photo', { count: pictureCount }) : text
  if (isMine) return t('you', { text: said })
  return kind === 'group' ? t('by', { name, text: said }) : said
}
