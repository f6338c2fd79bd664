import { toLiteText } from '../lite-text/public.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { seedSentPictures, type SentPicture } from './seed-pictures.ts'
import { planTalks, type PlannedTalk } from './seed-plan.ts'
import { continueIds, indexMessages, listPeople } from './seed-queries.ts'

/** Talks of the last two months, and how far everybody has read. */
export async function seedConversations(seeding: Seeding): Promise<number> {
  const { client, scale, until, isDemo = false } = seeding
  const people = await listPeople(client)
  const talks = number(planTalks(people, { random: createRandom(616_161), until, scale, isDemo }))
  if (talks.length === 0) return 0
  const copy = (table: string, columns: string, rows: (talk: NumberedTalk) => Cell[][]) =>
    copyRows(client, table, columns.split(' '), talks.flatMap(rows))

  await copy(
    'conversations',
    'id kind title low_id high_id created_by created_at last_message_id',
    (talk) => [conversationRow(talk)],
  )
  await copyRows(client, 'messages', MESSAGE_COLUMNS, inOrder(talks).flatMap(messageRows))
  await copy(
    'conversation_members',
    'conversation_id user_id role state joined_at last_read_id unread last_message_id muted_until is_archived',
    (talk) => talk.members.map((member, place) => memberRow(talk, member, place, until)),
  )
  await copy('message_reactions', 'message_id user_id emoji created_at', (talk) =>
    talk.said.flatMap(({ id, reaction, at }): Cell[][] =>
      reaction === undefined ? [] : [[id, personOf(talk, reaction.by), reaction.emoji, addMs(at, 15_000)]],
    ),
  )
  await seedSentPictures(seeding, talks.flatMap(picturesOf))
  await indexMessages(client)
  await continueIds(client, 'conversations')
  await continueIds(client, 'messages')
  return talks.length
}

interface NumberedTalk extends Omit<PlannedTalk, 'said'> {
  id: number
  said: (PlannedTalk['said'][number] & { id: number })[]
}

/** Ids are in the order of time, as those of real messages: lists go by them. */
function number(talks: PlannedTalk[]): NumberedTalk[] {
  const numbered = talks
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((talk, place) => ({ ...talk, id: place + 1, said: talk.said.map((said) => ({ ...said, id: 0 })) }))
  const all = numbered.flatMap(({ said }) => said).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const [place, said] of all.entries()) said.id = place + 1
  return numbered
}

function personOf({ members }: NumberedTalk, place: number): number {
  return members[place]?.id ?? members[0]?.id ?? 0
}

function conversationRow(talk: NumberedTalk): Cell[] {
  const { id, kind, title, members, createdAt } = talk
  const [low = null, high = null] =
    kind === 'direct' ? members.map((one) => one.id).toSorted((a, b) => a - b) : []
  return [id, kind, title, low, high, personOf(talk, 0), createdAt, talk.said.at(-1)?.id ?? 0]
}

const MESSAGE_COLUMNS =
  'id conversation_id sender_id key kind source nodes renderer reply_to_id created_at'.split(' ')

/** What is answered is written before what answers it. */
function inOrder(talks: NumberedTalk[]): { talk: NumberedTalk; said: NumberedTalk['said'][number] }[] {
  return talks
    .flatMap((talk) => talk.said.map((said) => ({ talk, said })))
    .toSorted((a, b) => a.said.id - b.said.id)
}

function messageRows({ talk, said }: ReturnType<typeof inOrder>[number]): Cell[][] {
  const { id, by, text, answers, at } = said
  const answered = answers === undefined ? null : (talk.said[answers]?.id ?? null)
  const sender = personOf(talk, by)
  return [[id, talk.id, sender, `seeded-${id}`, 'text', text, nodesOf(text), RENDERER_VERSION, answered, at]]
}

/** Whoever writes has read what was said before. */
function memberRow(talk: NumberedTalk, member: NumberedTalk['members'][number], place: number, until: Date) {
  const { said } = talk
  const lastOwn = said.findLastIndex(({ by }) => by === place)
  const lastRead = Math.max(lastOwn, said.length - 1 - member.unread)
  const role = talk.kind === 'group' && place === 0 ? 'admin' : 'member'
  return [
    talk.id,
    member.id,
    role,
    member.isRequest ? 'request' : 'active',
    talk.createdAt,
    said[lastRead]?.id ?? 0,
    said.length - 1 - lastRead,
    said.at(-1)?.id ?? 0,
    member.isMuted ? addMs(until, 7 * DAY_MS) : null,
    member.isArchived,
  ]
}

function picturesOf(talk: NumberedTalk): SentPicture[] {
  return talk.said.flatMap(({ id, by, picture, at }) =>
    picture === undefined ? [] : [{ messageId: id, senderId: personOf(talk, by), scene: picture, at }],
  )
}

const trees = new Map<string, string>()

/** There are only so many texts: each is parsed once. */
function nodesOf(text: string): string {
  const known = trees.get(text) ?? JSON.stringify(toLiteText(parseRichText(text)))
  trees.set(text, known)
  return known
}
