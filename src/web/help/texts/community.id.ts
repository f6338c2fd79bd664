import { guildsAndRoles, privateGuilds } from './guilds.id.ts'
import type { TextsOf } from './help-text.ts'
import { iqTest } from './iq-test.id.ts'
import { messagesAndRequests } from './messages-and-requests.id.ts'
import { answeringQuestions, askingQuestions } from './questions.id.ts'

export const community: TextsOf<'community'> = {
  'messages-and-requests': messagesAndRequests,
  'guilds-and-roles': guildsAndRoles,
  'private-guilds': privateGuilds,
  'asking-questions': askingQuestions,
  'answering-questions': answeringQuestions,
  'iq-test': iqTest,
}
