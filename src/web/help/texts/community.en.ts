import { guildsAndRoles, privateGuilds } from './guilds.en.ts'
import type { TextsOf } from './help-text.ts'
import { iqTest } from './iq-test.en.ts'
import { messagesAndRequests } from './messages-and-requests.en.ts'
import { answeringQuestions, askingQuestions } from './questions.en.ts'

export const community: TextsOf<'community'> = {
  'messages-and-requests': messagesAndRequests,
  'guilds-and-roles': guildsAndRoles,
  'private-guilds': privateGuilds,
  'asking-questions': askingQuestions,
  'answering-questions': answeringQuestions,
  'iq-test': iqTest,
}
