import { guildsAndRoles, privateGuilds } from './guilds.my.ts'
import type { TextsOf } from './help-text.ts'
import { iqTest } from './iq-test.my.ts'
import { messagesAndRequests } from './messages-and-requests.my.ts'
import { answeringQuestions, askingQuestions } from './questions.my.ts'

export const community: TextsOf<'community'> = {
  'messages-and-requests': messagesAndRequests,
  'guilds-and-roles': guildsAndRoles,
  'private-guilds': privateGuilds,
  'asking-questions': askingQuestions,
  'answering-questions': answeringQuestions,
  'iq-test': iqTest,
}
