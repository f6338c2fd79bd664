import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { isCommonPassword } from '../platform/passwords.ts'
import { messages } from './messages.ts'
import { guessableWords } from './rules.ts'

/** Refuses a new password that others would try first: a common one, the site's name, or the person's own words. */
export async function refuseCommon(
  siteName: string,
  password: string,
  person: Parameters<typeof guessableWords>[1],
): Promise<void> {
  if (!(await isCommonPassword(password, guessableWords(siteName, person)))) return
  fail('invalid_input', common.invalidInput, { fields: { password: messages.commonPassword } })
}
