import type { Db } from '../src/server/platform/db.ts'
import { findNamed } from '../src/server/honor/queries.ts'
import { voidHonor } from '../src/server/honor/void-actions.ts'
import { withDatabase } from './with-database.ts'

/**
 * npm run honor -- void budi-1234 "Likes between accounts of one person"
 *
 * takes back what others gave somebody, for good; they read the reason in their Honor history. A person is named by
 * their alias, e-mail address or number.
 */
const USAGE = 'takes: void <person> <reason>, such as void budi-1234 "Likes between accounts of one person"'
const LONGEST_REASON = 500

await withDatabase('honor', async (db) => {
  const [verb, named, ...words] = process.argv.slice(2)
  const reason = words.join(' ').replaceAll(/\s+/g, ' ').trim()
  if (verb !== 'void' || named === undefined || reason === '') throw new Error(USAGE)
  if (reason.length > LONGEST_REASON) throw new Error(`a reason has at most ${LONGEST_REASON} characters`)
  await takeBack(db, named, reason)
})

async function takeBack(db: Db, named: string, note: string): Promise<void> {
  const person = await findNamed(db, named)
  if (person === undefined) throw new Error(`nobody is called ${named}`)
  const { entries, points } = await voidHonor(db, { userId: person.id, note, now: new Date() })
  if (entries === 0) console.log(`@${person.alias} has nothing that others gave`)
  else console.log(`@${person.alias}: ${points} Honor of ${entries} entries taken back`)
}
