import { canonicalEmail } from '../src/server/auth/rules.ts'
import { turnOffByCommand } from '../src/server/two-factor/actions.ts'
import { findState } from '../src/server/two-factor/queries.ts'
import { findAccountId } from '../src/server/staff/queries.ts'
import { isEmail } from '../src/contract/auth.ts'
import { withDatabase } from './with-database.ts'

/**
 * npm run two-step -- you@example.org        says whether somebody has two-step verification
 * npm run two-step -- you@example.org off    turns it off for somebody who has lost phone and recovery codes; they get a mail
 */
await withDatabase('two-step', async (db, config) => {
  const [address, wanted, ...more] = process.argv.slice(2)
  if (address === undefined || more.length > 0 || (wanted !== undefined && wanted !== 'off'))
    throw new Error('takes an address, and "off" to turn it off')
  if (!isEmail(address)) throw new Error(`"${address}" is no email address`)
  const email = canonicalEmail(address)
  const id = await findAccountId(db, email)
  if (id === undefined) throw new Error(`nobody has an account with ${email}`)
  const state = await findState(db, id)
  if (wanted === undefined || state === undefined)
    return console.log(state === undefined ? `${email}: off` : sinceWhen(email, state))
  await turnOffByCommand({ db: { write: db }, config }, id, new Date())
  console.log(`${email}: off now; they are told by mail`)
})

function sinceWhen(
  email: string,
  { since, recoveryCodesLeft }: { since: Date; recoveryCodesLeft: number },
): string {
  return `${email}: on since ${since.toISOString().slice(0, 10)}, ${recoveryCodesLeft} recovery codes left`
}
